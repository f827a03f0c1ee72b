# Rollen für den Titel und für die Leute der Staffeln: der Knopf Rollen im Menü „Leiten“, und Zeilen des Probelaufs.

button-league-roles = Rollen
button-league-role-new = Rolle für den Titel anlegen
league-role-name = Titel: { $league }
league-roles = Rollen: { $season }
league-roles-about = Wer den Titel hat, behält die Rolle, bis der nächste vergeben ist; wer in einer Staffel spielt, hat deren Rolle. Ich nehme nur zurück, was ich gegeben habe.
league-roles-none = Diese Liga vergibt keine Rollen.
league-role-champion = Titel
league-role-menu-champion = Rolle für den Titel
league-role-menu-division = Rolle für Staffel { $number }
league-role-line = 🎖️ { $place }: { $role } · { $count ->
        [0] noch niemand hat sie
        [one] { $count } Person hat sie
       *[other] { $count } Personen haben sie
    }
league-role-trouble-gone = ⚠️ { $place }: { $role } gibt es nicht mehr. Wähle eine andere Rolle.
league-role-trouble-above = ⚠️ { $place }: { $role } steht über meiner eigenen Rolle. Zieh meine unter *Servereinstellungen, Rollen* darüber.
league-role-trouble-managed = ⚠️ { $place }: { $role } gehört Discord oder einem anderen Programm. Wähle eine andere Rolle.
league-role-trouble-powerful = ⚠️ { $place }: { $role } hat Rechte von Moderatoren, deshalb gebe ich sie nicht. Nimm sie ihr, oder wähle eine andere Rolle.
league-role-trouble-order = ⚠️ { $place }: Wer { $role } gewählt hat, könnte sie selbst nicht mehr geben, deshalb gebe ich sie nicht. Wähle sie neu, wenn deine höchste Rolle darüber steht.
league-role-trouble-not-allowed = ⚠️ { $place }: Ich darf { $role } nicht geben. Dazu brauche ich das Recht *Rollen verwalten*. Bis dahin steht nur im Kanal, wer den Titel hat.
league-role-trouble-fault = ⚠️ { $place }: Discord hat { $role } eben nicht angenommen; ich versuche es wieder.
refused-bad-role-gone = Diese Rolle gibt es nicht mehr.
refused-bad-role-above = Diese Rolle steht über meiner eigenen, deshalb kann ich sie nicht geben. Unter *Servereinstellungen, Rollen* lässt sich meine darüber ziehen.
refused-bad-role-managed = Diese Rolle gehört Discord oder einem anderen Programm; niemand kann sie geben.
refused-bad-role-powerful = Diese Rolle hat Rechte von Moderatoren, deshalb gebe ich sie niemandem.
refused-bad-role-order = Diese Rolle steht nicht unter deiner höchsten, oder du darfst keine Rollen geben. Auch Discord ließe dich sie nicht geben. Wählen kann sie, wer eine höhere Rolle hat.
refused-bad-role-not-allowed = Ich darf hier keine Rollen geben. Dazu brauche ich das Recht *Rollen verwalten*.
refused-bad-role-own = Wer hier eine Rolle wählt, muss selbst Rollen geben dürfen (*Rollen verwalten*).
refused-bad-role-fault = Discord hat die Rolle nicht angelegt. Versuch es gleich noch einmal.
