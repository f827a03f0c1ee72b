// What the page knows: who looks, what there is, where one is. Everything else is drawn from it.
import { connect } from "./api.js";
import { h } from "./dom.js";
import { wordsOf } from "./words.js";

export const DM = 1;
export const PUBLIC_THREAD = 11;
export const PRIVATE_THREAD = 12;
export const isThread = (channel) => channel?.type === PUBLIC_THREAD || channel?.type === PRIVATE_THREAD;
const PERMISSIONS = { manageMessages: 1n << 13n, manageThreads: 1n << 34n, createThreads: 1n << 35n };

export const state = {
  person: "",
  people: [],
  api: null,
  me: null,
  guild: null,
  guilds: [],
  bot: null,
  words: wordsOf("en-US"),
  locale: "en-US",
  members: new Map(),
  roles: new Map(),
  channels: new Map(),
  channelId: "",
  messages: new Map(),
  starter: null,
  commands: [],
  pings: new Map(),
  called: new Set(),
  lastRead: {},
};

/** Become a person: nothing of the one before stays. */
export function become(person) {
  const lastRead = JSON.parse(localStorage.getItem(`read-${person}`) ?? "{}");
  Object.assign(state, { person, api: connect(person), messages: new Map(), pings: new Map(), commands: [], lastRead });
  state.called.delete(person);
}

/** Note that the person has seen the present channel to its end. */
export function markRead() {
  const place = channel();
  const last = [...state.messages.keys()].findLast((id) => /^\d+$/.test(id)) ?? place.last_message_id;
  state.pings.delete(place.id);
  if (last) state.lastRead[place.id] = last;
  localStorage.setItem(`read-${state.person}`, JSON.stringify(state.lastRead));
}

/** Tell whether a channel has something that the person has not seen. */
export function isUnread(place) {
  if (!place.last_message_id || place.id === state.channelId || place.joined === false) return false;
  return BigInt(place.last_message_id) > BigInt(state.lastRead[place.id] ?? 0);
}

/** Read everything but messages anew. */
export async function readWorld() {
  const world = await state.api.get("");
  state.me = world.me;
  state.guild = world.guild;
  state.guilds = world.guilds;
  state.bot = { ...state.bot, id: world.bot.id, connected: world.bot.connected };
  state.members = new Map(world.members.map((member) => [member.user.id, member]));
  state.roles = new Map(world.roles.map((role) => [role.id, role]));
  state.channels = new Map(world.channels.map((channel) => [channel.id, channel]));
  state.locale = world.me.locale;
  state.words = wordsOf(state.locale);
  document.documentElement.lang = state.locale;
}

export const channel = () => state.channels.get(state.channelId);
export const can = (permission, place = channel()) =>
  Boolean(place && BigInt(place.permissions) & PERMISSIONS[permission]);
export const userName = (user) => user.global_name ?? user.username;
/** Return all users, people before bots. */
export const users = () =>
  [...state.members.values()].map((member) => member.user).sort((one, other) => Number(one.bot) - Number(other.bot));
export const botName = () => userName(state.members.get(state.bot.id).user);

/** Return a channel's name as it is shown, with its sign. */
export function channelName(place) {
  if (!place) return "";
  if (place.type === DM) return botName();
  return isThread(place) ? place.name : `#${place.name}`;
}

/** Return the links that markdown needs to show mentions. */
export function markdownContext(openChannel) {
  const pill = (text, props = {}) => h("span", { class: "mention", ...props }, text);
  return {
    locale: state.locale,
    words: state.words,
    user: (id) =>
      pill(`@${state.members.has(id) ? userName(state.members.get(id).user) : id}`, {
        "data-me": id === state.me.id ? "1" : null,
      }),
    role: (id) => pill(`@${state.roles.get(id)?.name ?? id}`),
    command: (name) => pill(`/${name}`),
    channel: (id) => {
      const place = state.channels.get(id);
      const open = () => place && openChannel(id);
      return h(
        "a",
        { class: "mention", role: "link", tabIndex: 0, onclick: open },
        place ? channelName(place) : `#${id}`,
      );
    },
  };
}

/** Return a round picture with a first letter, in a colour that belongs to the user. */
export function avatar(user) {
  const hue = user.bot ? 235 : [...user.username].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  return h(
    "span",
    { class: "avatar", style: `--hue:${hue}`, "aria-hidden": "true" },
    [...userName(user)][0].toUpperCase(),
  );
}
