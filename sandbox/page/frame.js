// What stands around the log: people at the top, channels at the side, the heading with its menu, the settings.
import { request } from "./api.js";
import { ask, menu, note } from "./dialogs.js";
import { closeOutside, h, icon } from "./dom.js";
import { processList, refreshProcesses } from "./processes.js";
import {
  avatar,
  botName,
  can,
  channel,
  channelName,
  DM,
  isThread,
  isUnread,
  PRIVATE_THREAD,
  state,
  userName,
} from "./state.js";
import { language, languageName, locales } from "./words.js";

const short = (locale) => language(locale).toUpperCase();

/** Draw the people's switch, the language and the bot's state. */
export function drawTop(root, { become, toggleSide }) {
  const people = state.people.map((person) => {
    const user = state.members.get(person.id).user;
    const isMe = person.person === state.person;
    const isModerator = person.roles.length > 0;
    return h(
      "button",
      {
        type: "button",
        class: `person${isMe ? " me" : ""}${state.called.has(person.person) ? " called" : ""}`,
        "aria-pressed": String(isMe),
        title: `${userName(user)} – ${isModerator ? state.words.moderator : state.words.member}`,
        onclick: () => become(person.person),
      },
      avatar(user),
      h("span", { class: "person-name" }, userName(user)),
      h("span", { class: "language-tag" }, short(isMe ? state.locale : person.locale)),
    );
  });
  root.replaceChildren(
    h(
      "button",
      { type: "button", class: "icon-button menu-button", "aria-label": state.words.menu, onclick: toggleSide },
      icon("menu"),
    ),
    h("div", { class: "people", role: "group", "aria-label": state.words.you }, people),
    h(
      "div",
      { class: "top-right" },
      languageSwitch(),
      botSwitch(),
      h(
        "button",
        {
          type: "button",
          class: "icon-button",
          title: state.words.settings,
          "aria-label": state.words.settings,
          onclick: (event) => settings(event.currentTarget),
        },
        icon("gear"),
      ),
    ),
  );
  refreshProcesses();
}

function languageSwitch() {
  const isNarrow = matchMedia("(max-width: 700px)").matches;
  const name = (locale) => (isNarrow ? short(locale) : `${short(locale)} – ${languageName(locale, state.locale)}`);
  const change = (event) => state.api.patch("", { locale: event.target.value });
  return h(
    "select",
    { class: "language", "aria-label": state.words.language, title: state.words.language, onchange: change },
    locales(state.commands).map((locale) =>
      h("option", { value: locale, selected: locale === state.locale }, name(locale)),
    ),
  );
}

function botSwitch() {
  const { process, connected } = state.bot ?? {};
  const [kind, text] = connected
    ? ["online", state.words.botRunning]
    : process === "stopped" || process === "none"
      ? ["offline", state.words.botStopped]
      : ["waiting", state.words.botStarting];
  const isRunning = process === "running" || process === "waiting" || (process === "none" && connected);
  const act = () =>
    request("POST", `/sandbox/bot/${isRunning ? "stop" : "start"}`).catch((error) => note(error.message));
  const title = isRunning ? state.words.stopBot : state.words.startBot;
  return h(
    "div",
    { class: `bot-state ${kind}` },
    h("i"),
    h("span", {}, text),
    process !== "none" &&
      h("button", { type: "button", class: "icon-button", title, "aria-label": title, onclick: act }, icon("power")),
  );
}

/** Draw channels, threads and direct messages. */
export function drawSide(root, { openChannel, openDm }) {
  const all = [...state.channels.values()];
  const texts = all.filter((place) => place.type === 0).sort((one, other) => one.position - other.position);
  const dm = all.find((place) => place.type === DM);
  root.replaceChildren(
    h("h1", { class: "guild" }, state.guild.name),
    h(
      "div",
      { class: "side-scroll" },
      state.guilds.map((guild) => [
        h("h2", {}, guild.id === state.guild.id ? state.words.channels : guild.name),
        texts
          .filter((place) => place.guild_id === guild.id)
          .map((place) => [row(place, openChannel), threadsOf(place, all, openChannel)]),
      ]),
      h("h2", {}, state.words.directMessages),
      dm
        ? row(dm, openChannel)
        : h(
            "button",
            { type: "button", class: "channel", onclick: openDm },
            icon("at"),
            h("span", { class: "channel-name" }, botName()),
          ),
    ),
    h(
      "div",
      { class: "me-panel" },
      avatar(state.members.get(state.me.id).user),
      h("div", {}, h("b", {}, state.me.display_name), h("small", {}, state.me.person)),
    ),
  );
}

function threadsOf(parent, all, openChannel) {
  const threads = all
    .filter((place) => isThread(place) && place.parent_id === parent.id)
    .sort((one, other) => Number(BigInt(other.last_message_id ?? other.id) - BigInt(one.last_message_id ?? one.id)));
  const [active, archived] = [false, true].map((wanted) =>
    threads.filter((place) => place.thread_metadata.archived === wanted),
  );
  const isOpen = archived.some((place) => place.id === state.channelId);
  return h(
    "div",
    { class: "threads" },
    active.map((place) => row(place, openChannel)),
    archived.length > 0 &&
      h(
        "details",
        { open: isOpen },
        h("summary", {}, state.words.archivedThreads(archived.length)),
        archived.map((place) => row(place, openChannel)),
      ),
  );
}

function row(place, openChannel) {
  const pings =
    place.id === state.channelId ? 0 : (state.pings.get(place.id) ?? (place.type === DM && isUnread(place) ? 1 : 0));
  const classes = ["channel"];
  if (place.id === state.channelId) classes.push("current");
  if (isUnread(place)) classes.push("unread");
  if (isThread(place) && !place.joined) classes.push("foreign");
  const sign = place.type === DM ? "at" : place.type === PRIVATE_THREAD ? "lock" : isThread(place) ? "thread" : "hash";
  return h(
    "button",
    {
      type: "button",
      class: classes.join(" "),
      "aria-current": place.id === state.channelId ? "page" : null,
      onclick: () => openChannel(place.id),
    },
    icon(sign),
    h("span", { class: "channel-name" }, place.type === DM ? botName() : place.name),
    pings > 0 && h("span", { class: "badge" }, pings),
  );
}

/** Draw the heading of the present channel. */
export function drawHeading(root, { openChannel }) {
  const place = channel();
  const parent = isThread(place) && state.channels.get(place.parent_id);
  const sign = place.type === DM ? "at" : place.type === PRIVATE_THREAD ? "lock" : isThread(place) ? "thread" : "hash";
  const items = headingItems(place);
  root.replaceChildren(
    ...[
      parent &&
        h(
          "button",
          { type: "button", class: "plain crumb", onclick: () => openChannel(parent.id) },
          channelName(parent),
          " ›",
        ),
      icon(sign),
      h("h2", {}, place.type === DM ? botName() : place.name),
      place.topic && h("p", {}, place.topic),
      items.length > 0 &&
        h(
          "button",
          {
            type: "button",
            class: "icon-button",
            "aria-label": "…",
            onclick: (event) => menu(event.currentTarget, items),
          },
          icon("more"),
        ),
    ].filter(Boolean),
  );
}

function headingItems(place) {
  const words = state.words;
  const change = (fields) => state.api.patch(`/channels/${place.id}`, fields).catch((error) => note(error.message));
  if (place.type === 0) {
    const make = () =>
      ask(words.threadName, "", (name) =>
        state.api.post(`/channels/${place.id}/threads`, { name }).catch((error) => note(error.message)),
      );
    return can("createThreads", place) ? [[words.makeThread, make]] : [];
  }
  if (!isThread(place) || (!can("manageThreads", place) && place.owner_id !== state.me.id)) return [];
  const { archived, locked } = place.thread_metadata;
  const items = [
    [words.rename, () => ask(words.threadName, place.name, (name) => change({ name }))],
    [archived ? words.unarchive : words.archive, () => change({ archived: !archived })],
  ];
  if (can("manageThreads", place)) {
    items.push([
      locked ? words.unlock : words.lock,
      () => change(locked ? { locked: false, archived: false } : { locked: true, archived: true }),
    ]);
    items.push([
      words.deleteThread,
      () => state.api.delete(`/channels/${place.id}`).catch((error) => note(error.message)),
      true,
    ]);
  }
  return items;
}

function settings(anchor) {
  const words = state.words;
  const theme = localStorage.getItem("theme") ?? "";
  const themes = h(
    "select",
    { "aria-label": words.theme, onchange: (event) => setTheme(event.target.value) },
    [
      ["", words.asSystem],
      ["dark", words.dark],
      ["light", words.light],
    ].map(([value, text]) => h("option", { value, selected: value === theme }, text)),
  );
  const guild = h(
    "select",
    {
      "aria-label": words.serverLanguage,
      onchange: (event) => request("PATCH", "/sandbox/guild", { preferred_locale: event.target.value }),
    },
    locales(state.commands).map((locale) =>
      h(
        "option",
        { value: locale, selected: locale === state.guild.preferred_locale },
        languageName(locale, state.locale),
      ),
    ),
  );
  const dms = h("input", {
    type: "checkbox",
    checked: state.me.dms_open,
    onchange: (event) => state.api.patch("", { dms_open: event.target.checked }),
  });
  const installed = h("input", {
    type: "checkbox",
    checked: state.me.installed,
    onchange: (event) => state.api.patch("", { installed: event.target.checked }),
  });
  const letJoin = () => {
    box.remove();
    request("POST", "/sandbox/guild/join").catch((error) => note(error.message));
  };
  const box = h(
    "div",
    { class: "menu settings", role: "dialog", "aria-label": words.settings },
    h("label", {}, words.theme, themes),
    h("label", {}, words.serverLanguage, guild),
    h("label", {}, words.dmsOpen, dms),
    h("label", {}, words.installed, installed),
    h("button", { type: "button", class: "plain", onclick: letJoin }, words.letJoin),
    processList(),
  );
  box.style.top = `${anchor.getBoundingClientRect().bottom + 6}px`;
  box.style.right = "12px";
  document.getElementById("overlay").append(box);
  closeOutside(box, () => box.remove());
  themes.focus();
}

/** Wear a theme, or the system's for an empty one. */
export function setTheme(theme) {
  if (theme) localStorage.setItem("theme", theme);
  else localStorage.removeItem("theme");
  document.documentElement.dataset.theme = theme;
}
