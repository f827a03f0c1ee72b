// Making elements: one function, no markup in strings, so nothing that a bot or a person writes can become HTML.

/** Return an element; `props` are properties, `on*` listeners, `class`, `data-*`/`aria-*`/`role` attributes. */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "class") element.className = value;
    else if (key === "style") element.style.cssText = value;
    else if (key.includes("-") || key === "role" || key === "for") element.setAttribute(key, value);
    else element[key] = value;
  }
  element.append(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return element;
}

/** Return a small line icon; the paths are drawn in a box of 24 by 24. */
export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

const ICONS = {
  hash: "M9 4 7 20M17 4l-2 16M4 9h16M4 15h16",
  thread: "M4 5h16v9H11l-4 4v-4H4z M8 9h8",
  lock: "M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5z",
  at: "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zm0 0v1.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-4 7.5",
  menu: "M4 6h16M4 12h16M4 18h16",
  close: "M6 6l12 12M18 6 6 18",
  trash: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v6M14 11v6",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zm7 0a3 3 0 1 0 6 0 3 3 0 0 0-6 0z",
  sun: "M12 4V2M12 22v-2M4 12H2M22 12h-2M6 6 4.5 4.5M19.5 19.5 18 18M6 18l-1.5 1.5M19.5 4.5 18 6M8 12a4 4 0 1 0 8 0 4 4 0 0 0-8 0z",
  moon: "M20 14a8 8 0 1 1-9-10 6 6 0 0 0 9 10z",
  power: "M12 3v9M7 6a8 8 0 1 0 10 0",
  gear: "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM19 12l2-1.5-2-3.5-2.4 1a7 7 0 0 0-2-1.2L14 4h-4l-.6 2.8a7 7 0 0 0-2 1.2L5 7 3 10.5 5 12l-2 1.5L5 17l2.4-1a7 7 0 0 0 2 1.2L10 20h4l.6-2.8a7 7 0 0 0 2-1.2l2.4 1 2-3.5z",
  check: "M4 12l6 6L20 6",
  down: "M6 9l6 6 6-6",
  file: "M6 3h8l4 4v14H6z M14 3v4h4",
  send: "M4 12l16-8-6 17-3-7z",
  link: "M14 5h5v5M19 5l-9 9M11 6H5v13h13v-6",
};

/** Close something when a click or Escape happens outside of it; returns the function that stops listening. */
export function closeOutside(element, close) {
  const onPointer = (event) => element.contains(event.target) || end();
  const onKey = (event) => event.key === "Escape" && (event.stopPropagation(), end());
  const stop = () => {
    document.removeEventListener("pointerdown", onPointer, true);
    document.removeEventListener("keydown", onKey, true);
  };
  const end = () => (stop(), close());
  document.addEventListener("pointerdown", onPointer, true);
  document.addEventListener("keydown", onKey, true);
  return stop;
}
