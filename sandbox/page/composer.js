// The line at the bottom: plain messages, and slash commands with names, options and completions as one types.
import { Refused } from "./api.js";
import { CommandLine } from "./command_line.js";
import { h, icon } from "./dom.js";
import { Popup } from "./popup.js";
import { channel, channelName, state } from "./state.js";
import { localised } from "./words.js";

const SUBCOMMANDS = new Set([1, 2]);

/** Return every command that can be run, groups unfolded, with its words in English and in the person's language. */
function leaves(commands, locale) {
  const unfold = (record, english, local) => {
    const path = { english: [...english, record.name], local: [...local, localised(record, "name", locale)] };
    const below = (record.options ?? []).filter((option) => SUBCOMMANDS.has(option.type));
    if (below.length) return below.flatMap((option) => unfold(option, path.english, path.local));
    return [{ ...path, record, description: localised(record, "description", locale) }];
  };
  return commands.filter((command) => command.type === 1).flatMap((command) => unfold(command, [], []));
}

/** Draws itself into the footer and starts what is sent. */
export class Composer {
  constructor(root, acts) {
    this.root = root;
    this.acts = acts;
    this.popup = new Popup();
    this.drafts = new Map();
  }

  /** Draw the composer of the present channel. */
  draw() {
    const place = channel();
    this.line = null;
    this.popup.close();
    const metadata = place?.thread_metadata;
    const words = state.words;
    const hint = metadata?.locked ? words.lockedNote : metadata?.archived ? words.archivedNote : "";
    this.text = h("textarea", {
      rows: 1,
      value: this.drafts.get(state.channelId) ?? "",
      maxLength: 2000,
      "aria-label": words.write(channelName(place)),
      placeholder: words.write(channelName(place)),
      autocomplete: "off",
      spellcheck: false,
      oninput: () => this.onInput(),
      onkeydown: (event) => this.onKey(event),
    });
    const send = h(
      "button",
      { type: "button", class: "send", "aria-label": words.send, title: words.send, onclick: () => this.submit() },
      icon("send"),
    );
    this.box = h("div", { class: "composer-box" }, this.text, send);
    this.root.replaceChildren(
      ...(hint ? [h("div", { class: "composer-note" }, icon("lock"), hint)] : []),
      this.popup.element,
      this.box,
      h(
        "div",
        { class: "composer-below" },
        h("span", { class: "typing" }),
        h("span", { class: "composer-hint" }, words.commandHint),
      ),
    );
    this.grow();
    if (matchMedia("(hover: hover)").matches) this.text.focus();
  }

  grow() {
    this.text.style.height = "auto";
    this.text.style.height = `${Math.min(this.text.scrollHeight, 200)}px`;
  }

  onInput() {
    const text = this.text.value;
    this.drafts.set(state.channelId, text);
    this.grow();
    if (!text.startsWith("/") || text.includes("\n")) return this.popup.close();
    const typed = text.slice(1).toLowerCase();
    const all = leaves(state.commands, state.locale);
    const whole = all.find((leaf) =>
      [leaf.local, leaf.english].some((words) => typed.startsWith(`${words.join(" ")} `)),
    );
    if (whole) return this.begin(whole, this.restAfter(whole, text.slice(1)));
    this.popup.show(
      ranked(all, typed).map((leaf) => this.item(leaf)),
      { empty: state.words.noCommands },
    );
  }

  restAfter(leaf, text) {
    const words = [leaf.local, leaf.english].find((path) => text.toLowerCase().startsWith(`${path.join(" ")} `));
    return text.slice(words.join(" ").length + 1);
  }

  item(leaf) {
    const options = (leaf.record.options ?? []).map((option) =>
      h("span", { class: `chip${option.required ? "" : " faint"}` }, localised(option, "name", state.locale)),
    );
    return {
      label: `/${leaf.local.join(" ")}`,
      description: leaf.description,
      extra: options,
      pick: () => this.begin(leaf, ""),
    };
  }

  onKey(event) {
    if (this.popup.onKey(event)) return;
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.submit();
    }
  }

  /** Leave plain writing for a command; `rest` is what was typed behind its name. */
  begin(leaf, rest) {
    this.popup.close();
    this.drafts.delete(state.channelId);
    this.line = new CommandLine(leaf, this.popup, {
      onleave: () => this.leave(),
      onsend: (values) => this.run(leaf, values),
    });
    this.box.replaceChildren(
      this.line.element,
      h(
        "button",
        {
          type: "button",
          class: "send",
          "aria-label": state.words.send,
          title: state.words.send,
          onclick: () => this.submit(),
        },
        icon("send"),
      ),
    );
    this.line.focusFirst(rest);
  }

  /** Return to plain writing. */
  leave() {
    this.draw();
    this.text.focus();
  }

  submit() {
    if (this.line) return this.line.send();
    const content = this.text.value.trim();
    if (!content || content.startsWith("/")) return undefined;
    this.drafts.delete(state.channelId);
    this.text.value = "";
    this.grow();
    return this.acts.say(content);
  }

  run(leaf, values) {
    this.leave();
    this.acts.run(leaf, values);
  }

  /** Tell that the bot is writing. */
  showTyping(text) {
    const place = this.root.querySelector(".typing");
    if (place) place.textContent = text;
  }

  /** Tell whether something is being typed that a new drawing would disturb. */
  get isBusy() {
    return this.line !== null || Boolean(this.text?.value);
  }
}

/** Return the commands that fit what is typed: beginnings first, then any word, in both languages. */
function ranked(all, typed) {
  const rank = (leaf) => {
    const names = [leaf.local.join(" "), leaf.english.join(" ")];
    if (names.some((name) => name.startsWith(typed))) return 0;
    if (names.some((name) => name.split(/[ -]/).some((word) => word.startsWith(typed)))) return 1;
    return names.some((name) => name.includes(typed)) ? 2 : 3;
  };
  return all
    .map((leaf) => [rank(leaf), leaf])
    .filter(([value]) => value < 3)
    .sort((one, other) => one[0] - other[0])
    .map(([, leaf]) => leaf);
}

/** Return the words of an error for people. */
export const wordsOfError = (error) => (error instanceof Refused ? error.message : state.words.lost);
