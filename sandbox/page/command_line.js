// A slash command being filled in: its name, the options as fields, and for the field in use what can be put in.
import { h } from "./dom.js";
import { note } from "./dialogs.js";
import { channelName, state, userName, users } from "./state.js";
import { localised } from "./words.js";

const INTEGER = 4,
  BOOLEAN = 5,
  USER = 6,
  CHANNEL = 7,
  ROLE = 8,
  MENTIONABLE = 9,
  NUMBER = 10,
  FILE = 11;
const PAUSE_MS = 60;

export class CommandLine {
  constructor(leaf, popup, { onleave, onsend }) {
    this.leaf = leaf;
    this.popup = popup;
    this.onleave = onleave;
    this.onsend = onsend;
    this.asked = 0;
    const options = leaf.record.options ?? [];
    this.fields = options.map((option) => ({ option, isShown: option.required === true, input: null, value: null }));
    // A command without required options offers its first at once, as one is rarely there to be left out.
    if (!this.fields.some((field) => field.isShown) && this.fields.length === 1) this.fields[0].isShown = true;
    this.element = h("div", {
      class: "command-line",
      role: "group",
      "aria-label": `/${leaf.local.join(" ")}`,
      onkeydown: (event) => this.onKey(event),
    });
    this.draw();
  }

  draw() {
    const hidden = this.fields.filter((field) => !field.isShown);
    const more =
      hidden.length > 0 &&
      h(
        "button",
        { type: "button", class: "more-options", onclick: () => this.offerMore(), onfocus: () => this.offerMore() },
        state.words.moreOptions(hidden.length),
      );
    const name = h(
      "span",
      { class: "command-name", tabIndex: this.fields.length ? -1 : 0 },
      `/${this.leaf.local.join(" ")}`,
    );
    this.element.replaceChildren(
      name,
      ...this.fields.filter((field) => field.isShown).map((field) => this.field(field)),
      ...(more ? [more] : []),
    );
  }

  field(field) {
    const label = localised(field.option, "name", state.locale);
    if (!field.input) {
      const props = {
        "aria-label": label,
        placeholder: "",
        autocomplete: "off",
        spellcheck: false,
        onfocus: () => this.offer(field),
        onblur: () => this.settle(field),
        oninput: () => {
          field.value = null;
          this.fit(field);
          this.offer(field);
        },
      };
      const isFile = field.option.type === FILE;
      field.input = isFile
        ? h("input", { type: "file", "aria-label": label, onchange: () => readFile(field) })
        : h("input", { type: "text", size: 3, ...props });
      if (field.option.type === INTEGER || field.option.type === NUMBER) field.input.inputMode = "decimal";
    }
    field.box = h("label", { class: "option" }, h("span", {}, label), field.input);
    return field.box;
  }

  fit(field) {
    field.input.size = Math.max(3, Math.min(40, field.input.value.length + 1));
    field.box?.classList.remove("missing");
  }

  focusFirst(rest) {
    const first = this.fields.find((field) => field.isShown);
    if (first && rest && first.option.type !== FILE) {
      first.input.value = rest;
      this.fit(first);
    }
    (first?.input ?? this.element.querySelector(".command-name")).focus();
    if (!first) this.popup.show([], { title: `/${this.leaf.local.join(" ")}`, about: this.leaf.description });
  }

  /** Offer the options that are not shown yet. */
  offerMore() {
    const items = this.fields
      .filter((field) => !field.isShown)
      .map((field) => ({
        label: localised(field.option, "name", state.locale),
        description: localised(field.option, "description", state.locale),
        pick: () => this.add(field),
      }));
    this.popup.show(items, { title: `/${this.leaf.local.join(" ")}`, about: this.leaf.description });
  }

  add(field) {
    field.isShown = true;
    this.draw();
    field.input.focus();
  }

  /** Show what the field in use can hold. */
  async offer(field) {
    const { option } = field;
    const title = localised(option, "name", state.locale);
    const about = localised(option, "description", state.locale);
    const known = this.choices(option);
    if (known) {
      const typed = field.value === null ? field.input.value.toLowerCase() : "";
      const items = known.filter((choice) =>
        `${choice.label} ${choice.description ?? ""}`.toLowerCase().includes(typed),
      );
      return this.popup.show(
        items.map((choice) => ({ ...choice, pick: () => this.take(field, choice) })),
        { title, about, empty: state.words.nothing, first: option.required === true || typed !== "" },
      );
    }
    if (!option.autocomplete) return this.popup.show([], { title, about });
    return this.complete(field, title, about);
  }

  async complete(field, title, about) {
    const ticket = ++this.asked;
    // What is offered belongs to an earlier word: Enter must not take it.
    if (this.popup.isOpen) this.popup.mark(-1);
    else this.popup.show([], { title, about, empty: state.words.loading });
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    if (ticket !== this.asked) return;
    const options = { ...this.values(), [field.option.name]: field.input.value };
    let choices = [];
    try {
      const answer = await state.api.post(`/channels/${state.channelId}/completions`, {
        command: this.leaf.english,
        options,
        focused: field.option.name,
      });
      choices = answer.choices ?? [];
      if (answer.kind === "failed") about = state.words.noAnswer;
    } catch (error) {
      about = error.message;
    }
    if (ticket !== this.asked || document.activeElement !== field.input) return;
    const items = choices.map((choice) => {
      const label = localised(choice, "name", state.locale);
      return { label, pick: () => this.take(field, { label, value: choice.value }) };
    });
    this.popup.show(items, { title, about, empty: state.words.nothing, first: this.isBegun(field, choices) });
  }

  /** Tell whether Enter means the first choice: its name goes on from what is typed, and it stands for something else.

      A line of a game is its own value, so what is typed may be sent as it is. */
  isBegun(field, choices) {
    const typed = field.input.value.trim().toLowerCase();
    if (!typed || !choices.length) return false;
    const name = localised(choices[0], "name", state.locale).toLowerCase();
    return name.startsWith(typed) && !name.startsWith(String(choices[0].value).toLowerCase());
  }

  /** Return what a field of a closed kind can hold, null for free text. */
  choices(option) {
    if (option.choices?.length)
      return option.choices.map((choice) => ({ label: localised(choice, "name", state.locale), value: choice.value }));
    const people = () => users().map((user) => ({ label: userName(user), description: user.username, value: user.id }));
    const roles = () => [...state.roles.values()].map((role) => ({ label: role.name, value: role.id }));
    const fits = (place) =>
      option.channel_types?.length ? option.channel_types.includes(place.type) : place.type !== 1;
    switch (option.type) {
      case BOOLEAN:
        return [
          { label: state.words.yes, value: true },
          { label: state.words.no, value: false },
        ];
      case USER:
        return people();
      case ROLE:
        return roles();
      case MENTIONABLE:
        return [...people(), ...roles()];
      case CHANNEL:
        return [...state.channels.values()]
          .filter(fits)
          .map((place) => ({ label: channelName(place), value: place.id }));
      default:
        return null;
    }
  }

  take(field, choice) {
    field.value = { label: choice.label, value: choice.value };
    field.input.value = choice.label;
    this.fit(field);
    field.box.classList.add("chosen");
    this.asked += 1;
    this.popup.close();
    const next = this.fields.find(
      (other) => other.isShown && other !== field && this.valueOf(other) === undefined && other.option.required,
    );
    (next ?? field).input.focus();
    if (!next) this.popup.close();
  }

  /** A name that was typed in full counts as chosen. */
  settle(field) {
    const typed = field.input.value.trim().toLowerCase();
    const known = field.value === null && typed && this.choices(field.option);
    const exact =
      known &&
      known.find((choice) =>
        [choice.label, choice.description, choice.value].some((text) => String(text ?? "").toLowerCase() === typed),
      );
    if (exact) field.value = { label: exact.label, value: exact.value };
  }

  valueOf(field) {
    if (field.value !== null) return field.value.value;
    if (!field.input || this.choices(field.option) || field.option.type === FILE) return undefined;
    return field.input.value.trim() || undefined;
  }

  values() {
    const filled = this.fields.filter((field) => field.isShown && this.valueOf(field) !== undefined);
    return Object.fromEntries(filled.map((field) => [field.option.name, this.valueOf(field)]));
  }

  send() {
    for (const field of this.fields) if (field.input && field.option.type !== FILE) this.settle(field);
    const isWrong = (field) =>
      field.isShown && this.valueOf(field) === undefined && (field.option.required || field.input?.value);
    const wrong = this.fields.find(isWrong);
    if (wrong) {
      wrong.box.classList.add("missing");
      wrong.input.focus();
      note(state.words.isMissing(localised(wrong.option, "name", state.locale)));
      return;
    }
    this.asked += 1;
    this.popup.close();
    this.onsend(this.values());
  }

  onKey(event) {
    if (event.key === "Escape" && !this.popup.isOpen) return this.onleave();
    if (this.popup.onKey(event)) return undefined;
    const shown = this.fields.filter((field) => field.isShown);
    const at = shown.findIndex((field) => field.input === event.target);
    if (event.key === "Enter") {
      event.preventDefault();
      this.send();
    } else if (event.key === "Backspace" && at >= 0 && !event.target.value) {
      event.preventDefault();
      this.drop(shown, at);
    } else if (event.key === "Backspace" && at < 0) this.onleave();
    else if (!shown.length && this.fields.length && isWriting(event)) this.add(this.fields[0]);
    return undefined;
  }

  drop(shown, at) {
    const field = shown[at];
    if (!field.option.required && shown.length > 1) {
      field.isShown = false;
      field.value = null;
      this.draw();
    } else if (at === 0) return this.onleave();
    return shown[Math.max(0, at - 1)].input.focus();
  }
}

/** Tell whether a key writes something; a field that gets the focus now receives it. */
const isWriting = ({ key, ctrlKey, metaKey, altKey }) =>
  key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;

function readFile(field) {
  const [file] = field.input.files;
  const reader = new FileReader();
  reader.onload = () => {
    field.value = { label: file.name, value: { name: file.name, data: reader.result.split(",")[1] } };
  };
  if (file) reader.readAsDataURL(file);
}
