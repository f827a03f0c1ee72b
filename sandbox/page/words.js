// Every word of the page, in the languages that people of the sandbox can have.

const WORDS = {
  "en-US": {
    channels: "Channels", directMessages: "Direct messages", archivedThreads: (n) => `Archived threads (${n})`,
    write: (name) => `Message ${name}`, commandHint: "Type / for commands", send: "Send", cancel: "Cancel", submit: "Submit",
    noCommands: "No command fits. Is the bot running?", required: "required", moreOptions: (n) => `+${n} optional`,
    onlyYou: "Only you can see this", dismiss: "Dismiss message", thinking: (name) => `${name} is thinking…`,
    noAnswer: "The application did not respond", failed: "This interaction failed", edited: "(edited)",
    used: "used", startedThread: "started a thread:", messages: (n) => (n === 1 ? "1 message" : `${n} messages`),
    threadStart: "This is where the thread begins.", channelStart: (name) => `Welcome to ${name}! This is where it begins.`,
    dmStart: (name) => `This is the beginning of your direct messages with ${name}.`,
    delete: "Delete", deleteMessage: "Delete message", makeThread: "Create thread", threadName: "Thread name", rename: "Rename",
    archive: "Archive thread", unarchive: "Take out of the archive", lock: "Lock thread", unlock: "Unlock thread",
    deleteThread: "Delete thread", archivedNote: "This thread is archived. Writing in it brings it back.",
    lockedNote: "This thread is locked. Only moderators can bring it back.", language: "Language", theme: "Theme",
    dark: "Dark", light: "Light", asSystem: "As the system", settings: "Settings", serverLanguage: "Server's language",
    dmsOpen: "Take direct messages from the bot", botRunning: "Bot online", botStarting: "Bot is starting",
    botStopped: "Bot stopped", startBot: "Start bot", stopBot: "Stop bot", you: "You are", menu: "Channels and people",
    close: "Close", choose: "Make a selection", choosePeople: "Choose people", chooseRoles: "Choose roles", chooseChannels: "Choose channels",
    nothing: "Nothing fits", spoiler: "Spoiler", show: "Show", altText: "Alt text", openOriginal: "Open original", lost: "Connection lost. Trying again…",
    loading: "Loading…", yes: "True", no: "False", done: "Done", chooseFile: "Choose a file", bot: "APP", today: "Today", yesterday: "Yesterday",
    isMissing: (name) => `${name} is missing`, noDm: "no messages yet", writing: (name) => `${name} is typing…`,
    noOption: "This command has no such option", member: "Member", moderator: "Moderator", english: "English", german: "German",
  },
  de: {
    channels: "Kanäle", directMessages: "Direktnachrichten", archivedThreads: (n) => `Archivierte Threads (${n})`,
    write: (name) => `Nachricht an ${name}`, commandHint: "Mit / beginnen Befehle", send: "Senden", cancel: "Abbrechen", submit: "Absenden",
    noCommands: "Kein Befehl passt. Läuft der Bot?", required: "nötig", moreOptions: (n) => `+${n} optional`,
    onlyYou: "Nur du kannst das sehen", dismiss: "Nachricht verwerfen", thinking: (name) => `${name} denkt nach…`,
    noAnswer: "Die Anwendung reagiert nicht", failed: "Diese Interaktion ist fehlgeschlagen", edited: "(bearbeitet)",
    used: "hat verwendet:", startedThread: "hat einen Thread begonnen:", messages: (n) => (n === 1 ? "1 Nachricht" : `${n} Nachrichten`),
    threadStart: "Hier beginnt der Thread.", channelStart: (name) => `Willkommen in ${name}! Hier beginnt der Kanal.`,
    dmStart: (name) => `Hier beginnen deine Direktnachrichten mit ${name}.`,
    delete: "Löschen", deleteMessage: "Nachricht löschen", makeThread: "Thread erstellen", threadName: "Name des Threads", rename: "Umbenennen",
    archive: "Thread archivieren", unarchive: "Aus dem Archiv holen", lock: "Thread sperren", unlock: "Thread entsperren",
    deleteThread: "Thread löschen", archivedNote: "Dieser Thread ist archiviert. Wer darin schreibt, holt ihn zurück.",
    lockedNote: "Dieser Thread ist gesperrt. Nur die Moderation kann ihn zurückholen.", language: "Sprache", theme: "Farben",
    dark: "Dunkel", light: "Hell", asSystem: "Wie das System", settings: "Einstellungen", serverLanguage: "Sprache des Servers",
    dmsOpen: "Direktnachrichten vom Bot annehmen", botRunning: "Bot online", botStarting: "Bot startet",
    botStopped: "Bot angehalten", startBot: "Bot starten", stopBot: "Bot anhalten", you: "Du bist", menu: "Kanäle und Personen",
    close: "Schließen", choose: "Triff eine Auswahl", choosePeople: "Personen wählen", chooseRoles: "Rollen wählen", chooseChannels: "Kanäle wählen",
    nothing: "Nichts passt", spoiler: "Spoiler", show: "Zeigen", altText: "Alternativtext", openOriginal: "Original öffnen", lost: "Verbindung verloren. Neuer Versuch…",
    loading: "Lädt…", yes: "Wahr", no: "Falsch", done: "Fertig", chooseFile: "Datei wählen", bot: "APP", today: "Heute", yesterday: "Gestern",
    isMissing: (name) => `${name} fehlt`, noDm: "noch keine Nachrichten", writing: (name) => `${name} schreibt…`,
    noOption: "Diese Option hat der Befehl nicht", member: "Mitglied", moderator: "Moderation", english: "Englisch", german: "Deutsch",
  },
};

export const LOCALES = Object.keys(WORDS);

/** Return the words of a language; every language that the page does not know reads English. */
export const wordsOf = (locale) => WORDS[locale] ?? WORDS["en-US"];

/** Return a name or description in a language, as the bot registered it. */
export const localised = (record, key, locale) => record[`${key}_localizations`]?.[locale] ?? record[key];
