// The list above the composer: commands, choices, completions. Arrows, Enter, Tab and Escape work as in Discord.
import { h } from "./dom.js";

export class Popup {
  constructor() {
    this.element = h("div", { class: "popup", role: "listbox", hidden: true });
    this.items = [];
    this.active = -1;
  }

  get isOpen() {
    return !this.element.hidden;
  }

  /** Show items `{label, description, extra, pick}`; with `first: false` none is marked, so Enter keeps what is typed. */
  show(items, { title = "", about = "", empty = "", first = true } = {}) {
    this.items = items;
    this.active = first && items.length ? 0 : -1;
    this.heading = title ? h("div", { class: "popup-title" }, h("b", {}, title), about && h("span", {}, about)) : null;
    this.empty = empty;
    this.element.hidden = !title && !empty && !items.length;
    this.draw();
  }

  close() {
    this.element.hidden = true;
    this.items = [];
    this.active = -1;
  }

  draw() {
    const rows = this.items.map((item, index) =>
      h(
        "div",
        {
          class: `popup-item${index === this.active ? " active" : ""}`,
          role: "option",
          "aria-selected": String(index === this.active),
          onpointerdown: (event) => {
            event.preventDefault();
            item.pick();
          },
          onpointermove: () => this.mark(index),
        },
        h("span", { class: "popup-label" }, item.label, item.extra),
        item.description && h("small", {}, item.description),
      ),
    );
    this.element.replaceChildren(
      ...[this.heading, ...rows, !rows.length && this.empty && h("div", { class: "popup-empty" }, this.empty)].filter(
        Boolean,
      ),
    );
    this.element.querySelector(".active")?.scrollIntoView({ block: "nearest" });
  }

  /** Mark the item that Enter takes; -1 is none. */
  mark(index) {
    if (index === this.active) return;
    this.active = index;
    for (const [number, row] of [...this.element.querySelectorAll(".popup-item")].entries()) {
      row.classList.toggle("active", number === index);
      row.setAttribute("aria-selected", String(number === index));
    }
    this.element.querySelector(".active")?.scrollIntoView({ block: "nearest" });
  }

  /** Handle a key; tells whether it was for the list. */
  onKey(event) {
    if (!this.isOpen) return false;
    const { key } = event;
    if (key === "Escape") this.close();
    else if ((key === "ArrowDown" || key === "ArrowUp") && this.items.length) {
      const step = key === "ArrowDown" ? 1 : -1;
      this.mark(
        this.active < 0 && step < 0
          ? this.items.length - 1
          : (this.active + step + this.items.length) % this.items.length,
      );
    } else if ((key === "Enter" || (key === "Tab" && !event.shiftKey)) && this.active >= 0)
      this.items[this.active].pick();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
}
