// Discord's markdown to nodes: blocks first, then what stands inside of a line. Unknown marks stay as they are.
import { h } from "./dom.js";

const INLINE = [
  [/^\\([^\p{L}\p{N}\s])/u, (m) => m[1]],
  [/^``(.+?)``(?!`)/s, (m) => h("code", {}, m[1].trim())],
  [/^`([^`]+)`/, (m) => h("code", {}, m[1])],
  [/^\*\*\*(.+?)\*\*\*(?!\*)/s, (m, c) => h("strong", {}, h("em", {}, inline(m[1], c)))],
  [/^\*\*(.+?)\*\*(?!\*)/s, (m, c) => h("strong", {}, inline(m[1], c))],
  [/^__(.+?)__(?!_)/s, (m, c) => h("u", {}, inline(m[1], c))],
  [/^\*(?!\s)(.+?)(?<!\s|\*)\*(?!\*)/s, (m, c) => h("em", {}, inline(m[1], c))],
  [/^_(?!_)(.+?)_(?![\p{L}\p{N}_])/su, (m, c) => h("em", {}, inline(m[1], c))],
  [/^~~(.+?)~~(?!~)/s, (m, c) => h("s", {}, inline(m[1], c))],
  [/^\|\|(.+?)\|\|/s, (m, c) => spoiler(inline(m[1], c), c)],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"]*")?\)/, (m, c) => link(m[2], inline(m[1], c))],
  [/^<(https?:\/\/[^\s>]+)>/, (m) => link(m[1], m[1])],
  [/^https?:\/\/[^\s<>)\]]*[^\s<>)\].,;:!?'"]/, (m) => link(m[0], m[0])],
  [/^<@!?(\d+)>/, (m, c) => c.user(m[1])],
  [/^<@&(\d+)>/, (m, c) => c.role(m[1])],
  [/^<#(\d+)>/, (m, c) => c.channel(m[1])],
  [/^<\/([^:>]+):\d+>/, (m, c) => c.command(m[1])],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (m, c) => time(Number(m[1]), m[2] ?? "f", c.locale)],
  [/^@(everyone|here)\b/, (m) => h("span", { class: "mention" }, m[0])],
];
const SPECIAL = /[\\`*_~|[<@]|https?:\/\//;

/** Return the nodes of a text; `context` knows users, roles, channels, words and the language. */
export function markdown(text, context) {
  const nodes = [];
  for (const [index, part] of text.split(/```(?:([\w+-]*)\n)?([\s\S]*?)```/).entries()) {
    if (index % 3 === 0 && part) nodes.push(...blocks(part.replace(/^\n|\n$/g, ""), context));
    else if (index % 3 === 2) nodes.push(h("pre", {}, h("code", {}, part.replace(/\n$/, ""))));
  }
  return nodes;
}

function blocks(text, context) {
  const nodes = [];
  const lines = text.split("\n");
  while (lines.length) {
    const line = lines.shift();
    const heading = /^(#{1,3}) +(.+)/.exec(line);
    if (line.startsWith(">>> ")) {
      nodes.push(h("blockquote", {}, blocks([line.slice(4), ...lines.splice(0)].join("\n"), context)));
    } else if (/^> ?/.test(line) && line !== ">") {
      const quoted = [line, ...takeWhile(lines, (next) => next.startsWith("> "))].map((l) => l.replace(/^> ?/, ""));
      nodes.push(h("blockquote", {}, blocks(quoted.join("\n"), context)));
    } else if (heading) {
      nodes.push(h(`h${heading[1].length + 2}`, {}, inline(heading[2], context)));
    } else if (line.startsWith("-# ")) {
      nodes.push(h("small", { class: "subtext" }, inline(line.slice(3), context)));
    } else if (ITEM.test(line)) {
      nodes.push(list([line, ...takeWhile(lines, (next) => ITEM.test(next) || /^\s+\S/.test(next))], context));
    } else {
      const plain = [line, ...takeWhile(lines, (next) => !STARTS_BLOCK.test(next))].join("\n");
      nodes.push(h("p", {}, inline(plain, context)));
    }
  }
  return nodes;
}

const ITEM = /^( *)([-*]|\d+\.) +(.*)/;
const STARTS_BLOCK = /^(#{1,3} +|>>> |> |-# | *([-*]|\d+\.) +)/;

function takeWhile(lines, test) {
  const taken = [];
  while (lines.length && test(lines[0])) taken.push(lines.shift());
  return taken;
}

function list(lines, context) {
  const first = ITEM.exec(lines[0]);
  const isNumbered = /\d/.test(first[2]);
  const element = h(isNumbered ? "ol" : "ul", isNumbered ? { start: Number.parseInt(first[2], 10) } : {});
  while (lines.length) {
    const [, indent, , text] = ITEM.exec(lines.shift()) ?? [null, "", "", ""];
    const below = takeWhile(lines, (next) => /^ */.exec(next)[0].length > indent.length);
    const isList = below.length && ITEM.test(below[0]);
    element.append(
      h("li", {}, inline(text, context), isList ? list(below, context) : inline(below.join("\n"), context)),
    );
  }
  return element;
}

function inline(text, context) {
  const nodes = [];
  let plain = "";
  const flush = () => plain && (nodes.push(plain), (plain = ""));
  while (text) {
    const start = text.search(SPECIAL);
    if (start !== 0) {
      plain += start < 0 ? text : text.slice(0, start);
      text = start < 0 ? "" : text.slice(start);
      continue;
    }
    const rule = INLINE.find(([pattern]) => pattern.test(text));
    if (!rule) {
      plain += text[0];
      text = text.slice(1);
      continue;
    }
    const match = rule[0].exec(text);
    flush();
    nodes.push(rule[1](match, context));
    text = text.slice(match[0].length);
  }
  flush();
  return nodes;
}

const link = (url, label) => h("a", { href: url, target: "_blank", rel: "noreferrer noopener" }, label);

function spoiler(children, context) {
  const reveal = (event) => event.currentTarget.classList.add("revealed");
  return h(
    "span",
    { class: "spoiler", role: "button", tabIndex: 0, title: context.words.spoiler, onclick: reveal },
    children,
  );
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

function time(seconds, style, locale) {
  const date = new Date(seconds * 1000);
  const full = new Intl.DateTimeFormat(locale, STYLES.F).format(date);
  const text = style === "R" ? relative(date, locale) : new Intl.DateTimeFormat(locale, STYLES[style]).format(date);
  const element = h("time", { class: "stamp", dateTime: date.toISOString(), title: full }, text);
  if (style === "R") element.dataset.relative = locale;
  return element;
}

const UNITS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

function relative(date, locale) {
  const seconds = (date.getTime() - Date.now()) / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

/** Bring every relative time on the page up to date. */
export function refreshTimes() {
  for (const element of document.querySelectorAll("time[data-relative]")) {
    element.textContent = relative(new Date(element.dateTime), element.dataset.relative);
  }
}
