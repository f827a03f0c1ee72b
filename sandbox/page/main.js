// The page put together: who one is and where, what comes in, what one does.
import { listen, request } from "./api.js";
import { Composer, wordsOfError } from "./composer.js";
import { ask, lightbox, modal, note } from "./dialogs.js";
import { drawHeading, drawSide, drawTop, setTheme } from "./frame.js";
import { refreshTimes } from "./markdown.js";
import { entry, log } from "./messages.js";
import { Running } from "./running.js";
import { become, botName, channel, markRead, readWorld, state } from "./state.js";

const PAGE_SIZE = 60;
const SENDING_MS = 400;
const THREAD_STARTER = 21;
const [top, side, heading, list] = ["top", "side", "heading", "log"].map((id) => document.getElementById(id));
const acts = { openChannel, use, erase, show: lightbox, jump, makeThread, run, say };
const composer = new Composer(document.getElementById("composer"), acts);
const running = new Running(list);
let stopListening = () => {};
let hasMore = false;
let isFollowing = true;
let lastTop = 0;

/** Become somebody, and go to a channel if it is named and there. */
async function enter(person, channelId = "") {
  stopListening();
  running.forget();
  become(person);
  await readWorld();
  stopListening = listen(person, onNews, onConnection);
  const last = localStorage.getItem(`channel-${person}`);
  const wanted = [channelId, last].find((id) => state.channels.has(id));
  await openChannel(wanted ?? [...state.channels.values()].find((place) => place.type === 0).id);
}

async function openChannel(channelId) {
  if (!state.channels.has(channelId)) {
    await readWorld();
    if (!state.channels.has(channelId)) return;
  }
  document.body.classList.remove("side-open");
  state.channelId = channelId;
  localStorage.setItem(`channel-${state.person}`, channelId);
  history.replaceState(null, "", `#${state.person}/${channelId}`);
  const [messages, commands] = await Promise.all([
    state.api.get(`/channels/${channelId}/messages?limit=${PAGE_SIZE}`),
    state.api.get(`/channels/${channelId}/commands`),
  ]);
  const starter = await starterOf(messages[0]);
  if (state.channelId !== channelId) return;
  state.starter = starter;
  state.messages = new Map(messages.map((message) => [message.id, message]));
  state.commands = commands;
  hasMore = messages.length === PAGE_SIZE;
  markRead();
  drawAll();
  composer.draw();
  scrollDown();
}

/** Return the message on which a thread was opened, if it is still there. */
async function starterOf(first) {
  const reference = first?.type === THREAD_STARTER ? first.message_reference : null;
  return (
    reference && state.api.get(`/channels/${reference.channel_id}/messages/${reference.message_id}`).catch(() => null)
  );
}

function drawAll() {
  drawFrame();
  drawLog();
}

function drawFrame() {
  drawTop(top, {
    become: (person) => enter(person, state.channelId),
    toggleSide: () => document.body.classList.toggle("side-open"),
  });
  drawSide(side, { openChannel, openDm });
  drawHeading(heading, { openChannel });
  const pings = [...state.pings.values()].reduce((sum, count) => sum + count, 0);
  document.title = `${pings ? `(${pings}) ` : ""}${state.me.display_name} – ${state.guild.name}`;
}

function drawLog() {
  list.firstElementChild.replaceChildren(...log([...state.messages.values()], acts));
}

const isAtEnd = () => list.scrollHeight - list.scrollTop - list.clientHeight < 120;

function scrollDown() {
  isFollowing = true;
  list.scrollTop = list.scrollHeight;
  lastTop = list.scrollTop;
}

/** Follow what comes until the reader scrolls up; a log that has grown meanwhile is no such wish. */
function follow() {
  if (isAtEnd()) isFollowing = true;
  else if (list.scrollTop < lastTop) isFollowing = false;
  lastTop = list.scrollTop;
}

/** Put a message into the log: a new one at its end, a known one in its place. */
function place(message) {
  const known = state.messages.get(message.id);
  const failure = message.failure ?? null;
  state.messages.set(message.id, { ...message, failure });
  const all = [...state.messages.values()];
  const index = all.findIndex((other) => other.id === message.id);
  const shown = list.querySelector(`[data-id="${message.id}"]`);
  if (known && shown) shown.replaceWith(entry(state.messages.get(message.id), all[index - 1], acts));
  else drawLog();
  if (isFollowing) scrollDown();
}

const NEWS = {
  message_create(message) {
    const known = state.channels.get(message.channel_id);
    if (known && !message.ephemeral) known.last_message_id = message.id;
    if (message.channel_id === state.channelId) {
      place(message);
      markRead();
      showTyping("");
      return;
    }
    if (calls(message)) state.pings.set(message.channel_id, (state.pings.get(message.channel_id) ?? 0) + 1);
    drawFrame();
  },
  message_update(message) {
    if (state.messages.has(message.id)) place(message);
  },
  message_delete({ id }) {
    if (state.messages.delete(id)) drawLog();
  },
  async channels() {
    await readWorld();
    if (!state.channels.has(state.channelId))
      await openChannel([...state.channels.values()].find((one) => one.type === 0).id);
    drawFrame();
    for (const message of state.messages.values()) if (message.thread || namesChannel(message)) place(message);
    if (!composer.isBusy) composer.draw();
  },
  async commands() {
    state.commands = await state.api.get(`/channels/${state.channelId}/commands`);
    drawFrame();
  },
  async profile() {
    await readWorld();
    state.people = await request("GET", "/sandbox/api/people");
    drawAll();
    composer.draw();
  },
  reply({ interaction }) {
    running.end(interaction);
  },
  bot(status) {
    state.bot = { ...state.bot, ...status };
    drawFrame();
  },
  typing({ channel_id }) {
    if (channel_id === state.channelId) showTyping(state.words.writing(botName()));
  },
};

/** Tell whether a message names a channel, which may be there only now. */
const namesChannel = (message) => /<#\d+>/.test(JSON.stringify([message.content, message.components]));

/** Tell whether a message wants its reader's attention: a mention, or a direct message. */
const calls = (message) => message.author.bot && (message.pings || !message.guild_id);

/** Hear for the others as well, so that their picture shows when somebody waits for them. */
function listenForOthers() {
  for (const { person } of state.people) {
    const onOthersNews = (type, message) => {
      if (type !== "message_create" || person === state.person || message.ephemeral || !calls(message)) return;
      state.called.add(person);
      drawFrame();
    };
    listen(person, onOthersNews, () => {});
  }
}

let typingTimer = 0;
function showTyping(text) {
  clearTimeout(typingTimer);
  composer.showTyping(text);
  if (text) typingTimer = setTimeout(() => composer.showTyping(""), 8000);
}

function onNews(type, data) {
  Promise.resolve(NEWS[type]?.(data)).catch((error) => note(wordsOfError(error)));
}

let wasLost = false;
async function onConnection(isConnected) {
  document.body.classList.toggle("lost", !isConnected);
  top.dataset.lost = isConnected ? "" : state.words.lost;
  if (isConnected && wasLost) await enter(state.person, state.channelId);
  wasLost = !isConnected;
}

/** Show what the bot's first answer is, as far as no message tells it. */
function onAnswer(answer, onfailure) {
  if (answer.kind === "modal") {
    modal(answer.modal, (values) =>
      attempt(() => state.api.post(`/interactions/${answer.interaction}/modal`, { values }), onfailure),
    );
  } else if (answer.kind === "failed") onfailure();
}

async function attempt(act, onfailure) {
  const answered = running.begin();
  try {
    const answer = await act();
    onAnswer(answer, onfailure);
    answered(answer);
  } catch (error) {
    note(wordsOfError(error));
    answered(null);
  }
}

async function run(leaf, options) {
  scrollDown();
  const channelId = state.channelId;
  const id = `local-${Date.now()}`;
  const bot = state.members.get(state.bot.id).user;
  const name = leaf.english.join(" ");
  const local = {
    id,
    channel_id: channelId,
    author: bot,
    interaction: { user: state.members.get(state.me.id).user, name },
    timestamp: new Date().toISOString(),
    content: "",
    flags: 128,
    ephemeral: true,
    attachments: [],
    embeds: [],
    components: [],
    type: 20,
  };
  const timer = setTimeout(() => state.channelId === channelId && place(local), SENDING_MS);
  const fail = () => state.channelId === channelId && place({ ...local, flags: 0, failure: state.words.noAnswer });
  const forget = () => {
    clearTimeout(timer);
    if (state.messages.delete(id)) drawLog();
  };
  await attempt(async () => {
    try {
      return await state.api.post(`/channels/${channelId}/commands`, { command: leaf.english, options });
    } finally {
      forget();
    }
  }, fail);
}

async function use(message, customId, values) {
  const fail = () => {
    const known = state.messages.get(message.id);
    if (known) place({ ...known, failure: state.words.failed });
  };
  if (message.failure && state.messages.has(message.id)) place({ ...state.messages.get(message.id), failure: null });
  await attempt(
    () =>
      state.api.post(`/channels/${message.channel_id}/messages/${message.id}/components`, {
        custom_id: customId,
        values,
      }),
    fail,
  );
}

async function erase(message) {
  if (message.id.startsWith("local-")) {
    state.messages.delete(message.id);
    drawLog();
    return;
  }
  await state.api
    .delete(`/channels/${message.channel_id}/messages/${message.id}`)
    .catch((error) => note(wordsOfError(error)));
}

async function say(content) {
  scrollDown();
  await state.api
    .post(`/channels/${state.channelId}/messages`, { content })
    .catch((error) => note(wordsOfError(error)));
}

function makeThread(message) {
  const make = (name) =>
    state.api
      .post(`/channels/${message.channel_id}/threads`, { name, message: message.id })
      .then((thread) => openChannel(thread.id))
      .catch((error) => note(wordsOfError(error)));
  ask(state.words.threadName, "", make);
}

async function openDm() {
  const dm = await state.api.post("/dm");
  await readWorld();
  await openChannel(dm.id);
}

function jump(messageId) {
  const element = list.querySelector(`[data-id="${messageId}"]`);
  element?.scrollIntoView({ block: "center", behavior: "smooth" });
  element?.classList.add("flash");
  setTimeout(() => element?.classList.remove("flash"), 1500);
}

/** Read older messages when somebody scrolls to the beginning. */
async function readOlder() {
  if (!hasMore || list.scrollTop > 40) return;
  hasMore = false;
  const channelId = state.channelId;
  const [first] = state.messages.keys();
  const older = await state.api.get(`/channels/${channelId}/messages?limit=${PAGE_SIZE}&before=${first}`);
  if (state.channelId !== channelId || !older.length) return;
  const height = list.scrollHeight;
  state.messages = new Map([...older.map((message) => [message.id, message]), ...state.messages]);
  drawLog();
  list.scrollTop = list.scrollHeight - height;
  hasMore = older.length === PAGE_SIZE;
}

async function start() {
  setTheme(localStorage.getItem("theme") ?? "");
  state.people = await request("GET", "/sandbox/api/people");
  state.bot = await request("GET", "/sandbox/bot");
  const [person, channelId] = location.hash.slice(1).split("/");
  const known = state.people.some((one) => one.person === person);
  await enter(known ? person : state.people[0].person, channelId);
  listenForOthers();
}

list.addEventListener("scroll", follow, { passive: true });
list.addEventListener("scroll", readOlder, { passive: true });
new ResizeObserver(() => isFollowing && scrollDown()).observe(list.firstElementChild);
document.getElementById("scrim").addEventListener("click", () => document.body.classList.remove("side-open"));
window.addEventListener("hashchange", () => {
  const [person, channelId] = location.hash.slice(1).split("/");
  if (person !== state.person) enter(person, channelId);
  else if (channelId !== state.channelId) openChannel(channelId);
});
setInterval(refreshTimes, 15_000);
start().catch((error) => note(wordsOfError(error)));
