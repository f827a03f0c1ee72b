// A select that looks like Discord's: descriptions, several values, arrows and Enter, and a search for long lists.
import { closeOutside, h, icon } from "./dom.js";
import { state } from "./state.js";

/** Return a dropdown; `onchoose(values)` is called when the choice is made, for several values when the list closes. */
export function dropdown({ options, placeholder, least = 1, most = 1, isDisabled = false, onchoose, label }) {
  let chosen = options.filter((option) => option.isDefault).map((option) => option.value);
  let active = 0;
  let stop = null;
  const face = h("span", { class: "dropdown-face" });
  const toggle = h(
    "button",
    {
      type: "button",
      class: "dropdown-toggle",
      disabled: isDisabled,
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-label": label ?? placeholder,
      onclick: () => (stop ? close() : open()),
      onkeydown: (event) => onKey(event),
    },
    face,
    icon("down"),
  );
  const menu = h("div", { class: "dropdown-menu", role: "listbox", "aria-multiselectable": most > 1 ? "true" : null });
  const root = h("div", { class: "dropdown" }, toggle);
  showFace();

  function showFace() {
    const labels = options.filter((option) => chosen.includes(option.value)).map((option) => option.label);
    face.replaceChildren(labels.length ? labels.join(", ") : placeholder);
    face.classList.toggle("empty", labels.length === 0);
  }

  function open() {
    const first = options.findIndex((option) => chosen.includes(option.value));
    active = Math.max(0, first);
    draw();
    root.append(menu);
    toggle.setAttribute("aria-expanded", "true");
    const room = root.getBoundingClientRect();
    menu.classList.toggle(
      "above",
      window.innerHeight - room.bottom < Math.min(300, menu.scrollHeight) && room.top > 300,
    );
    stop = closeOutside(root, finish);
    menu.querySelector(".active")?.scrollIntoView({ block: "nearest" });
  }

  function close() {
    stop?.();
    finish();
  }

  function finish() {
    stop = null;
    menu.remove();
    toggle.setAttribute("aria-expanded", "false");
    if (most > 1 && chosen.length >= least) onchoose(chosen);
  }

  function draw() {
    menu.replaceChildren(
      ...options.map((option, index) => {
        const isChosen = chosen.includes(option.value);
        return h(
          "div",
          {
            class: `dropdown-option${index === active ? " active" : ""}`,
            role: "option",
            "aria-selected": String(isChosen),
            onclick: () => pick(index),
            onpointermove: () => {
              if (active !== index) {
                active = index;
                draw();
              }
            },
          },
          option.emoji && h("span", { class: "emoji" }, option.emoji),
          h(
            "span",
            { class: "dropdown-words" },
            h("b", {}, option.label),
            option.description && h("small", {}, option.description),
          ),
          most > 1
            ? h("span", { class: `tick${isChosen ? " on" : ""}` }, isChosen ? icon("check") : "")
            : isChosen && icon("check"),
        );
      }),
    );
    if (!options.length) menu.append(h("div", { class: "dropdown-empty" }, state.words.nothing));
  }

  function pick(index) {
    const { value } = options[index];
    if (most === 1) {
      chosen = [value];
      showFace();
      stop?.();
      stop = null;
      menu.remove();
      toggle.setAttribute("aria-expanded", "false");
      onchoose(chosen);
      toggle.focus();
      return;
    }
    if (chosen.includes(value)) chosen = chosen.filter((other) => other !== value);
    else if (chosen.length < most) chosen = [...chosen, value];
    showFace();
    draw();
  }

  function onKey(event) {
    const isOpen = stop !== null;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!isOpen) return open();
      active = (active + (event.key === "ArrowDown" ? 1 : -1) + options.length) % options.length;
      draw();
      menu.querySelector(".active")?.scrollIntoView({ block: "nearest" });
    } else if (isOpen && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      if (options.length) pick(active);
    } else if (isOpen && event.key === "Tab") close();
  }
  return root;
}
