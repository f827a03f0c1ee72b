// What lies over the page: modals of the bot, a picture at full size, small questions, menus and passing notes.
import { selectOptions } from "./components.js";
import { closeOutside, h, icon } from "./dom.js";
import { dropdown } from "./dropdown.js";
import { markdown } from "./markdown.js";
import { markdownContext, state } from "./state.js";

const overlay = () => document.getElementById("overlay");

/** Show a dialog and return its closing; the focus goes in and, at the end, back to where it was. */
function dialog(content, { label, className = "" }) {
  const before = document.activeElement;
  const box = h(
    "div",
    { class: `dialog ${className}`, role: "dialog", "aria-modal": "true", "aria-label": label },
    content,
  );
  const close = () => {
    box.parentElement?.remove();
    before?.focus?.();
  };
  const backdrop = h("div", { class: "backdrop", onpointerdown: (event) => event.target === backdrop && close() }, box);
  backdrop.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close();
    if (event.key === "Tab") keepFocus(event, box);
  });
  overlay().append(backdrop);
  (box.querySelector("input, textarea, .dropdown-toggle") ?? box.querySelector("button"))?.focus();
  return close;
}

function keepFocus(event, box) {
  const stops = [...box.querySelectorAll("a[href], button:not(:disabled), input, textarea")];
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement === edge) {
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
  }
}

/** Show a picture at full size with its alt text. */
export function lightbox({ url, description, name }) {
  let close = () => {};
  const image = h("img", {
    src: url,
    alt: description ?? "",
    onclick: (event) => event.currentTarget.classList.toggle("actual"),
  });
  close = dialog(
    [
      h(
        "button",
        { type: "button", class: "lightbox-close", "aria-label": state.words.close, onclick: () => close() },
        icon("close"),
      ),
      h("div", { class: "lightbox-picture" }, image),
      h(
        "footer",
        {},
        description && h("p", { class: "alt-text" }, h("b", {}, "ALT "), description),
        h("a", { href: url, target: "_blank", rel: "noopener" }, state.words.openOriginal, name ? ` (${name})` : ""),
      ),
    ],
    { label: description ?? state.words.openOriginal, className: "lightbox" },
  );
}

/** Ask for one line of text; `onanswer(text)` is called unless the question is dismissed. */
export function ask(title, value, onanswer) {
  let close = () => {};
  const input = h("input", { value, maxLength: 100, required: true, "aria-label": title });
  const form = h(
    "form",
    {
      onsubmit: (event) => {
        event.preventDefault();
        close();
        onanswer(input.value);
      },
    },
    h("h2", {}, title),
    input,
    buttons(() => close(), state.words.done),
  );
  close = dialog(form, { label: title, className: "form" });
  input.select();
}

/** Show the bot's modal; `onsubmit(values)` gets the inputs by custom_id. */
export function modal(record, onsubmit) {
  let close = () => {};
  const values = {};
  const fields = record.components.map((part) => topLevel(part, values));
  const submit = async (event) => {
    event.preventDefault();
    close();
    await onsubmit(values);
  };
  const form = h(
    "form",
    { onsubmit: submit },
    h("h2", {}, record.title),
    h("div", { class: "fields-column" }, fields),
    buttons(() => close(), state.words.submit),
  );
  close = dialog(form, { label: record.title, className: "form" });
}

const buttons = (cancel, done) =>
  h(
    "div",
    { class: "dialog-buttons" },
    h("button", { type: "button", class: "button plain-button", onclick: cancel }, state.words.cancel),
    h("button", { type: "submit", class: "button primary" }, done),
  );

function topLevel(part, values) {
  if (part.type === 1) return part.components.map((field) => labelled(field.label, null, field, values));
  if (part.type === 10)
    return h(
      "div",
      { class: "text" },
      markdown(
        part.content,
        markdownContext(() => {}),
      ),
    );
  return labelled(part.label, part.description, part.component, values);
}

function labelled(label, description, field, values) {
  const isRequired = field.required ?? true;
  return h(
    "div",
    { class: "form-field" },
    h(
      "label",
      { for: `field-${field.custom_id}` },
      label,
      isRequired && h("span", { class: "star", "aria-hidden": "true" }, " *"),
    ),
    description && h("small", {}, description),
    input(field, label, isRequired, values),
  );
}

function input(field, label, isRequired, values) {
  const id = `field-${field.custom_id}`;
  const keep = (value) => {
    values[field.custom_id] = value;
  };
  if (field.type === 4) {
    const props = {
      id,
      name: field.custom_id,
      value: field.value ?? "",
      placeholder: field.placeholder ?? "",
      required: isRequired,
      maxLength: field.max_length ?? 4000,
      minLength: field.min_length ?? 0,
      oninput: (event) => keep(event.target.value),
    };
    return field.style === 2 ? h("textarea", { ...props, rows: 4 }) : h("input", props);
  }
  if (field.type === 21 || field.type === 22) {
    const box = h("div", { class: "checks", role: "group", "aria-label": label });
    const type = field.type === 21 ? "radio" : "checkbox";
    const read = () => {
      const on = [...box.querySelectorAll("input:checked")].map((one) => one.value);
      keep(type === "radio" ? (on[0] ?? null) : on);
    };
    box.append(
      ...field.options.map((option) =>
        h(
          "label",
          {},
          h("input", {
            type,
            name: id,
            value: option.value,
            checked: option.default,
            required: type === "radio" && isRequired,
            onchange: read,
          }),
          option.label,
          option.description && h("small", {}, option.description),
        ),
      ),
    );
    read();
    return box;
  }
  if (field.type === 23) {
    keep(field.default ?? false);
    return h("input", {
      id,
      type: "checkbox",
      checked: field.default,
      onchange: (event) => keep(event.target.checked),
    });
  }
  const options = selectOptions(field);
  keep(options.filter((option) => option.isDefault).map((option) => option.value));
  return dropdown({
    options,
    placeholder: field.placeholder ?? state.words.choose,
    label,
    least: field.min_values ?? (isRequired ? 1 : 0),
    most: field.max_values ?? 1,
    onchoose: keep,
  });
}

/** Open a small menu below an element; items are `[text, act, isDanger]`. */
export function menu(anchor, items) {
  const box = h("div", { class: "menu", role: "menu" });
  const stop = closeOutside(box, () => box.remove());
  const pick = (act) => () => (stop(), box.remove(), act());
  box.append(
    ...items.map(([text, act, isDanger]) =>
      h("button", { type: "button", role: "menuitem", class: isDanger ? "danger-text" : "", onclick: pick(act) }, text),
    ),
  );
  const place = anchor.getBoundingClientRect();
  box.style.top = `${place.bottom + 4}px`;
  box.style.right = `${window.innerWidth - place.right}px`;
  overlay().append(box);
  box.querySelector("button")?.focus();
}

/** Show a note that goes away by itself. */
export function note(text) {
  const element = h("div", { class: "toast", role: "alert" }, text);
  overlay().append(element);
  setTimeout(() => element.remove(), 4000);
}
