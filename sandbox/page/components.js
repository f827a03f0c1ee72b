// Discord's message components, first and second generation, drawn so that they can be used.
import { h, icon } from "./dom.js";
import { dropdown } from "./dropdown.js";
import { markdown } from "./markdown.js";
import { channel, state, userName, users } from "./state.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

/** Return a component's element; `use(customId, values?)` tells the bot, `context` is markdown's, `show` opens pictures. */
export function component(record, message, { use, context, show }) {
  const parts = { use, context, show };
  const children = () => (record.components ?? []).map((child) => component(child, message, parts));
  switch (record.type) {
    case 1:
      return h("div", { class: "row" }, children());
    case 2:
      return button(record, use);
    case 3:
    case 5:
    case 6:
    case 7:
    case 8:
      return select(record, use);
    case 9:
      return h(
        "div",
        { class: "section" },
        h("div", { class: "section-text" }, children()),
        component(record.accessory, message, parts),
      );
    case 10:
      return h("div", { class: "text" }, markdown(record.content, context));
    case 11:
      return h("div", { class: "thumbnail" }, picture(record.media, record.description, show, record.spoiler));
    case 12:
      return gallery(record.items.map((item) => picture(item.media, item.description, show, item.spoiler)));
    case 13:
      return fileCard(record.file);
    case 14:
      return h("hr", {
        class: `separator spacing-${record.spacing ?? 1}`,
        "data-plain": record.divider === false ? "1" : null,
      });
    case 17: {
      const colour = record.accent_color;
      const accent = colour === undefined || colour === null ? "" : `--accent:#${colour.toString(16).padStart(6, "0")}`;
      return h("div", { class: "container", style: accent, "data-accent": accent ? "1" : null }, children());
    }
    default:
      return null;
  }
}

/** Return pictures side by side, as many in a row as suits their number. */
export const gallery = (pictures) => h("div", { class: `gallery count-${Math.min(pictures.length, 5)}` }, pictures);

/** Return a picture that opens at full size; its alt text is a badge, a tooltip and the image's own. */
export function picture(media, description, show, isSpoiler = false) {
  const size = media.width ? `aspect-ratio:${media.width}/${media.height};--width:${media.width}px` : "";
  const image = h("img", {
    src: media.url,
    alt: description ?? "",
    title: description ?? "",
    loading: "lazy",
    style: size,
  });
  const open = (event) => {
    const veil = event.currentTarget;
    if (veil.classList.contains("veiled")) veil.classList.remove("veiled");
    else show({ url: media.url, description, name: media.filename });
  };
  return h(
    "button",
    {
      type: "button",
      class: `picture${isSpoiler ? " veiled" : ""}`,
      "aria-label": description ?? state.words.openOriginal,
      onclick: open,
    },
    image,
    description && h("span", { class: "alt-badge", title: description, "aria-hidden": "true" }, "ALT"),
  );
}

/** Return a card for a file that is no picture. */
export function fileCard(file) {
  const name = file.filename ?? decodeURIComponent(new URL(file.url).pathname.split("/").pop());
  const size = file.size ? `${(file.size / 1024).toLocaleString(state.locale, { maximumFractionDigits: 1 })} KiB` : "";
  return h(
    "a",
    { class: "file", href: file.url, download: name, title: file.description },
    icon("file"),
    h("span", {}, h("b", {}, name), h("small", {}, size)),
  );
}

/** Return an embed, the older kind of box. */
export function embed(record, context, show) {
  const accent = record.color ? `--accent:#${record.color.toString(16).padStart(6, "0")}` : "";
  const linked = (text, url) =>
    url ? h("a", { href: url, target: "_blank", rel: "noreferrer noopener" }, text) : text;
  const fields = (record.fields ?? []).map((field) =>
    h(
      "div",
      { class: field.inline ? "field inline" : "field" },
      h("b", {}, markdown(field.name, context)),
      h("div", {}, markdown(field.value, context)),
    ),
  );
  return h(
    "article",
    { class: "embed", style: accent },
    record.author && h("div", { class: "embed-author" }, linked(record.author.name, record.author.url)),
    record.title && h("h4", {}, record.url ? linked(record.title, record.url) : markdown(record.title, context)),
    record.description && h("div", { class: "text" }, markdown(record.description, context)),
    fields.length > 0 && h("div", { class: "fields" }, fields),
    record.image && picture(record.image, null, show),
    record.thumbnail && h("div", { class: "embed-thumbnail" }, picture(record.thumbnail, null, show)),
    record.footer && h("footer", {}, record.footer.text),
  );
}

/** Tell whether something cannot be used: the bot says so, or the thread is archived. */
const isOff = (record) => Boolean(record.disabled || channel()?.thread_metadata?.archived);

function button(record, use) {
  const label = [record.emoji && h("span", { class: "emoji" }, record.emoji.name ?? ""), record.label];
  if (record.style === 5) {
    const props = { class: "button link", href: record.url, target: "_blank", rel: "noreferrer noopener" };
    return h("a", props, label, icon("link"));
  }
  const press = async (event) => {
    const pressed = event.currentTarget;
    pressed.dataset.busy = "1";
    pressed.disabled = true;
    await use(record.custom_id);
    delete pressed.dataset.busy;
    pressed.disabled = isOff(record);
  };
  return h(
    "button",
    { type: "button", class: `button ${STYLES[record.style]}`, disabled: isOff(record), onclick: press },
    label,
  );
}

function select(record, use) {
  return h(
    "div",
    { class: "select" },
    dropdown({
      options: selectOptions(record),
      placeholder: record.placeholder ?? placeholderOf(record.type),
      least: record.min_values ?? 1,
      most: record.max_values ?? 1,
      isDisabled: isOff(record),
      onchoose: (values) => use(record.custom_id, values),
    }),
  );
}

const placeholderOf = (type) =>
  ({
    5: state.words.choosePeople,
    6: state.words.chooseRoles,
    7: state.words.choosePeople,
    8: state.words.chooseChannels,
  })[type] ?? state.words.choose;

/** Return what can be chosen in a select of any type. */
export function selectOptions(record) {
  const defaults = new Set((record.default_values ?? []).map((value) => String(value.id)));
  const marked = (option) => ({ ...option, isDefault: defaults.has(option.value) });
  const people = () =>
    users().map((user) => marked({ label: userName(user), value: user.id, description: user.username }));
  const roles = () =>
    [...state.roles.values()].map((role) => marked({ label: `@${role.name.replace(/^@/, "")}`, value: role.id }));
  switch (record.type) {
    case 5:
      return people();
    case 6:
      return roles();
    case 7:
      return [...people(), ...roles()];
    case 8:
      return [...state.channels.values()]
        .filter((place) =>
          record.channel_types?.length ? record.channel_types.includes(place.type) : place.type !== 1,
        )
        .map((place) => marked({ label: `#${place.name}`, value: place.id }));
    default:
      return record.options.map((option) => ({ ...option, isDefault: option.default, emoji: option.emoji?.name }));
  }
}
