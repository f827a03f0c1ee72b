// The log of a channel: messages with everything in and below them.
import { component, embed, fileCard, gallery, picture } from "./components.js";
import { h, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { avatar, botName, can, channel, channelName, DM, isThread, markdownContext, state, userName } from "./state.js";
import { localised } from "./words.js";

const LOADING = 1 << 7;
const V2 = 1 << 15;
const SAME_BREATH_MS = 7 * 60 * 1000;
const SYSTEM = { 1: "memberAdded", 2: "memberRemoved", 4: "renamedThread" };
const THREAD_CREATED = 18;
const THREAD_STARTER = 21;

/** Return the nodes of the whole log; `acts` are what can be done: use, erase, openChannel, show, makeThread. */
export function log(messages, acts) {
  const place = channel();
  const nodes = [beginning(place)];
  let before = null;
  for (const message of messages) {
    if (!before || !isSameDay(before.timestamp, message.timestamp)) nodes.push(dayLine(message.timestamp));
    nodes.push(entry(message, before, acts));
    before = message;
  }
  return nodes;
}

/** Return one message; next to the same author's it goes without name and picture. */
export function entry(message, before, acts) {
  if (message.type === THREAD_CREATED) return threadNotice(message, acts);
  if (SYSTEM[message.type]) return systemNotice(message);
  if (message.type === THREAD_STARTER)
    return state.starter ? entry({ ...state.starter, thread: null }, null, acts) : h("div", { "data-id": message.id });
  const isGrouped = isContinuation(message, before);
  const classes = ["message"];
  if (isGrouped) classes.push("grouped");
  if (message.pings) classes.push("pings");
  if (message.ephemeral) classes.push("ephemeral");
  return h(
    "article",
    { class: classes.join(" "), "data-id": message.id, "aria-label": `${userName(message.author)}` },
    cause(message, acts),
    h(
      "div",
      { class: "gutter" },
      isGrouped ? h("time", { class: "hover-time" }, clock(message.timestamp)) : avatar(message.author),
    ),
    h("div", { class: "body" }, !isGrouped && byline(message), content(message, acts), below(message, acts)),
    tools(message, acts),
  );
}

function isContinuation(message, before) {
  if (!before || before.type > 20 || before.type === THREAD_CREATED || SYSTEM[before.type] || message.interaction || message.message_reference)
    return false;
  const isSame = before.author.id === message.author.id && before.ephemeral === message.ephemeral;
  return (
    isSame &&
    new Date(message.timestamp) - new Date(before.timestamp) < SAME_BREATH_MS &&
    isSameDay(before.timestamp, message.timestamp)
  );
}

function byline(message) {
  const member = state.members.get(message.author.id);
  const colour = member?.roles.map((id) => state.roles.get(id)?.color).find(Boolean);
  const style = colour ? `color:#${colour.toString(16).padStart(6, "0")}` : "";
  return h(
    "header",
    { class: "byline" },
    h("b", { style }, userName(message.author)),
    message.author.bot && h("span", { class: "tag" }, state.words.bot),
    h("time", { dateTime: message.timestamp }, moment(message.timestamp)),
  );
}

/** Return the line above a message that tells what it answers: a command, or another message. */
function cause(message, acts) {
  if (message.interaction) {
    const { user, name } = message.interaction;
    return h(
      "div",
      { class: "cause" },
      avatar(user),
      h("b", {}, userName(user)),
      ` ${state.words.used} `,
      h("span", { class: "mention" }, `/${commandName(name)}`),
    );
  }
  const original = message.message_reference && state.messages.get(message.message_reference.message_id);
  if (!original) return null;
  const words = original.content || firstText(original.components) || "…";
  const jump = () => acts.jump(original.id);
  return h(
    "div",
    { class: "cause", onclick: jump },
    avatar(original.author),
    h("b", {}, userName(original.author)),
    h("span", { class: "excerpt" }, words.slice(0, 120)),
  );
}

function firstText(components) {
  for (const part of components ?? []) {
    const found = part.content ?? firstText(part.components);
    if (found) return found;
  }
  return "";
}

function commandName(name) {
  const words = name.split(" ");
  let known = state.commands;
  return words
    .map((word) => {
      const found = known.find((option) => option.name === word);
      known = found?.options ?? [];
      return found ? localised(found, "name", state.locale) : word;
    })
    .join(" ");
}

function content(message, acts) {
  const context = markdownContext(acts.openChannel);
  if (message.flags & LOADING) {
    return h(
      "div",
      { class: "text thinking", role: "status" },
      h("span", { class: "dots" }, h("i"), h("i"), h("i")),
      state.words.thinking(userName(message.author)),
    );
  }
  const parts = { context, show: acts.show, use: (customId, values) => acts.use(message, customId, values) };
  const isPicture = (attachment) => attachment.content_type?.startsWith("image/");
  const pictures = message.attachments.filter(isPicture).map((a) => picture(a, a.description, acts.show));
  return [
    message.content &&
      h("div", { class: "text" }, markdown(message.content, context), message.edited_timestamp && edited(message)),
    message.flags & V2
      ? null
      : [
          pictures.length > 0 && gallery(pictures),
          message.attachments.filter((a) => !isPicture(a)).map(fileCard),
          message.embeds.map((record) => embed(record, context, acts.show)),
        ],
    message.components.length > 0 &&
      h(
        "div",
        { class: message.flags & V2 ? "v2" : "v1" },
        message.components.map((record) => component(record, message, parts)),
      ),
    !message.content && message.edited_timestamp && edited(message),
  ];
}

const edited = (message) =>
  h("small", { class: "edited", title: moment(message.edited_timestamp) }, state.words.edited);

function below(message, acts) {
  const reactions = (message.reactions ?? []).map((reaction) =>
    h("span", { class: "reaction" }, reaction.emoji.name, " ", reaction.count),
  );
  return [
    reactions.length > 0 && h("div", { class: "reactions" }, reactions),
    message.thread && threadChip(message.thread, acts),
    message.ephemeral &&
      h(
        "div",
        { class: "only-you" },
        icon("eye"),
        `${state.words.onlyYou} · `,
        h("button", { type: "button", class: "plain", onclick: () => acts.erase(message) }, state.words.dismiss),
      ),
    message.failure && h("div", { class: "failure", role: "alert" }, message.failure),
  ];
}

function threadChip(thread, acts) {
  const place = state.channels.get(thread.id) ?? thread;
  return h(
    "button",
    { type: "button", class: "thread-chip", onclick: () => acts.openChannel(thread.id) },
    icon("thread"),
    h("b", {}, place.name),
    h("span", {}, `${state.words.messages(place.message_count)} ›`),
  );
}

function systemNotice(message) {
  const about = message.content || message.mentions.map(userName).join(", ");
  return h(
    "div",
    { class: "notice", "data-id": message.id },
    icon("thread"),
    h("b", {}, userName(message.author)),
    ` ${state.words[SYSTEM[message.type]]} `,
    h("b", {}, about),
    h("time", {}, moment(message.timestamp)),
  );
}

function threadNotice(message, acts) {
  const id = message.message_reference.channel_id;
  return h(
    "div",
    { class: "notice", "data-id": message.id },
    icon("thread"),
    h("b", {}, userName(message.author)),
    ` ${state.words.startedThread} `,
    h(
      "button",
      { type: "button", class: "plain strong", onclick: () => acts.openChannel(id) },
      state.channels.get(id)?.name ?? message.content,
    ),
    h("time", {}, moment(message.timestamp)),
  );
}

function tools(message, acts) {
  const isMine = message.author.id === state.me.id;
  const canDelete = !message.ephemeral && (isMine || (can("manageMessages") && channel()?.type !== DM));
  const canThread = !message.ephemeral && !message.thread && channel()?.type === 0 && can("createThreads");
  if (!canDelete && !canThread) return null;
  const tool = (name, title, act) =>
    h("button", { type: "button", title, "aria-label": title, onclick: act }, icon(name));
  return h(
    "div",
    { class: "tools" },
    canThread && tool("thread", state.words.makeThread, () => acts.makeThread(message)),
    canDelete && tool("trash", state.words.deleteMessage, () => acts.erase(message)),
  );
}

function beginning(place) {
  const name = channelName(place);
  const text =
    place.type === DM
      ? state.words.dmStart(botName())
      : isThread(place)
        ? state.words.threadStart
        : state.words.channelStart(name);
  return h(
    "div",
    { class: "beginning" },
    h("span", { class: "beginning-icon" }, icon(place.type === DM ? "at" : isThread(place) ? "thread" : "hash")),
    h("h1", {}, name),
    h("p", {}, text),
  );
}

const isSameDay = (one, other) => new Date(one).toDateString() === new Date(other).toDateString();
const clock = (stamp) => new Intl.DateTimeFormat(state.locale, { timeStyle: "short" }).format(new Date(stamp));
const day = (stamp) => new Intl.DateTimeFormat(state.locale, { dateStyle: "long" }).format(new Date(stamp));
const dayLine = (stamp) => h("div", { class: "day", role: "separator" }, h("span", {}, day(stamp)));

function moment(stamp) {
  if (isSameDay(stamp, Date.now())) return clock(stamp);
  if (isSameDay(stamp, Date.now() - 86_400_000)) return `${state.words.yesterday}, ${clock(stamp)}`;
  return new Intl.DateTimeFormat(state.locale, { dateStyle: "short", timeStyle: "short" }).format(new Date(stamp));
}
