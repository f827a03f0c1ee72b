# Einzelne Wörter, die in Bilder gezeichnet werden: so kurz wie möglich.

picture-red = Rot
picture-black = Schwarz
picture-pool = Lager
picture-turn = Runde
picture-to-move = am Zug
picture-won = gewonnen
picture-drawn = remis
picture-over = Spielende
# Steht über einer Zahl wie 8/12: Züge hintereinander ohne Platzierung.
picture-quiet = Stille Züge
picture-blue = Blau
picture-off = Draußen
picture-home = Im Ziel
picture-first-throw = Erst-Wurf
picture-purple = Lila
picture-grey = Grau
picture-last-round = Letzte Runde
picture-throw = Wurf
picture-kept = liegen
picture-left = ausgeschieden
picture-lines = Reihen
picture-prisoners = Gefangene
picture-supply = Vorrat
picture-yellow = Gelb
picture-ready = fertig
picture-lays = stellt auf
picture-setup = Grundaufstellung
picture-turns = Züge
# Confusion: die Antwort auf den letzten Versuch (versucht: noch nicht gefragt) und die Titel der Auswertungsformulare.
picture-allowed = erlaubt
picture-forbidden = verboten
picture-tried = versucht
picture-one-answer = eine Antwort!
picture-my-dice = Meine Würfel
picture-their-dice = Fremde Würfel
picture-blue-dice = Blaue Würfel
picture-black-dice = Schwarze Würfel
# Wie eine Partie verlief: die Gewinnaussichten über die Züge und was die Würfel wem gegeben haben.
picture-win = Gewinnaussicht
picture-luck = Würfelglück
picture-move = Zug
