"""A number and the word that is counted agree, in every message, in every language, for 0, 1, 2 and 5."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from babel.core import Locale

from bot.i18n import Words, load_words
from engine.people.preferences import Language
from tests.truth.messages import NUMBER_KEYS, patterns, variables, variants

WORDS = load_words(strict=True)
NUMBERS = (0, 1, 2, 5)
ONE: dict[Language, str] = {
    "en": "action answer board capture case change character circle claim clock day digit die disc dispute division "
    "entrant error fact field fixture game group hour invitation league letter line match message minute month move "
    "name note page person piece pip place plan player point reminder result round rule seat season second sheet side "
    "space square step stone table throw time try turn unit value vote week win year",
    "de": "Aktion Antwort Begegnung Einladung Eintrag Fall Feld Figur Frage Gruppe Kreis Ligapartie Liga Minute Monat "
    "Nachricht Partie Person Plan Platz Punkt Regel Runde Scheibe Schritt Seite Sekunde Sieg Spiel Spieltag Staffel "
    "Stein Stelle Streitfall Stunde Tag Tisch Versuch Woche Wort Wurf Zeichen Zeile Zug Änderung Jahr Mal",
    "fr": "action adversaire camp caractère carte case cercle changement chiffre commentaire contestation coup date "
    "division dé défi entrée erreur fiche fil groupe heure invitation jeton jeu jour lancer ligne ligue message "
    "minute montée mot note page palet partie permission personne pion pièce place plan plateau point prisonnier "
    "question rappel rencontre ronde règle réponse résultat saison sauvegarde seconde secret semaine table tirage "
    "tour type valeur victoire voisin vote équipe étape étude",
}
MANY: dict[Language, str] = {
    "en": "actions answers boards captures cases changes characters circles claims clocks days digits dice discs "
    "disputes divisions entrants errors facts fields fixtures games groups hours invitations leagues letters lines "
    "matches messages minutes months moves names notes pages people persons pieces pips places plans players points "
    "reminders results rounds rules seats seasons seconds sheets sides spaces squares steps stones tables throws times "
    "tries turns units values votes weeks wins years others are have were",
    "de": "Aktionen Antworten Begegnungen Einladungen Einträge Einträgen Fälle Fällen Felder Feldern Figuren Fragen "
    "Gruppen Kreise Kreisen Ligapartien Ligen Minuten Monate Monaten Nachrichten Partien Personen Pläne Plänen Plätze "
    "Plätzen Punkte Punkten Regeln Runden Scheiben Schritte Schritten Seiten Sekunden Siege Siegen Spiele Spielen "
    "Spieltage Spieltagen Staffeln Steine Steinen Stellen Streitfälle Stunden Tage Tagen Tische Tischen Versuche "
    "Versuchen Wochen Wörter Würfe Würfen Zeilen Züge Zügen Änderungen Jahre Jahren Male Leute Mitglieder andere "
    "können haben sind werden müssen wollen waren",
    "fr": "actions adversaires camps caractères cartes cases cercles changements chiffres commentaires contestations "
    "coups dates divisions dés défis entrées erreurs fiches fils groupes heures invitations jetons jeux jours "
    "lancers lignes ligues messages minutes montées mots notes pages palets parties permissions personnes pions "
    "pièces places plans plateaux points prisonniers questions rappels rencontres rondes règles réponses "
    "résultats saisons sauvegardes secondes secrets semaines tables tirages tours types valeurs victoires voisins "
    "votes équipes étapes études autres ont sont",
}
TEXTS = re.compile(
    r"(?:^|_)(?:seat|player|players|winner|person|persons|others|circle|circles|target|field|fields|name|against|values"
    r"|source|text|line|lines|game|kept|by|reason|place|numbers|seats|squares|stones|who|ways|threats|pieces|rows)$"
)
"""Parameters that are names, or lists of them: behind these no number is counted."""
SAME = {"Zeichen"}
"""Words that are the same for one and for many."""


def alternatives(words: str) -> str:
    return "|".join(word for word in words.split() if word not in SAME)


@cache
def disagreement(language: Language) -> re.Pattern[str]:
    """Return what matches a number and the next word where they do not agree."""
    is_one = Locale(language).plural_form
    single, several = (
        "".join(str(number) for number in NUMBERS if (is_one(number) == "one") is is_singular)
        for is_singular in (True, False)
    )
    wrong = rf"(?<![\w.,:#+−-])(?:[{single}] (?:more |weitere |weiteren )?(?:{alternatives(MANY[language])})"
    wrong += rf"|[{several}] (?:more |weitere |weiteren )?(?:{alternatives(ONE[language])}))\b(?!-| controls)"
    return re.compile(wrong)


def disagreeing(text: str, language: Language) -> list[str]:
    """Return where a number and the next word do not agree."""
    return [found[0] for found in disagreement(language).finditer(re.sub(r"[*_`]", "", text))]


def said(message: str, words: Words) -> Iterator[str]:
    """Yield a message with every number in every place that takes one, and in all its other variants."""
    chosen = variants(message, words.language)
    names = variables(message, words.language)
    values: dict[str, list[str | int]] = {name: ["X"] if TEXTS.search(name) else list(NUMBERS) for name in names}
    for name, keys in chosen.items():
        if keys - NUMBER_KEYS and not any(re.fullmatch(r"-?\d+", key) for key in keys):
            values[name] = list(keys)
    if message == "refused-bad-proposal-seats":
        values["high"] = [2, 4]  # no game is for one alone
    if len(values) > len(NUMBERS):
        values = {name: given if name in chosen else given[1:3] for name, given in values.items()}
    for given in product(*values.values()):
        yield words(message, **dict(zip(values, given, strict=True)))


@pytest.mark.slow
@pytest.mark.parametrize("language", WORDS)
def test_one_days(language: Language) -> None:
    found = {
        f"{message}: {wrong}"
        for message in patterns(language)
        if variables(message, language)
        for text in said(message, WORDS[language])
        for wrong in disagreeing(text, language)
    }
    assert not found, "\n".join(sorted(found))


def test_what_would_be_found() -> None:
    for text in ("1 days", "within 1 **matches**", "0 turn", "1 more moves", "5 day later"):
        assert disagreeing(text, "en"), text
    for text in ("1 Tage", "0 Partie", "1 können das", "in 1 Stunden", "2 weitere Zug"):
        assert disagreeing(text, "de"), text
    for text in ("0 parties", "1 coups", "2 partie"):
        assert disagreeing(text, "fr"), text
    for text in ("0 partie", "1 coup", "2 parties"):
        assert not disagreeing(text, "fr"), text
    for text in ("1 day", "2 days", "0 turns", "#1 days", "11 days", "1 Tag", "0 Partien", "5-day", "2 time controls"):
        assert not disagreeing(text, "en")
        assert not disagreeing(text, "de")
