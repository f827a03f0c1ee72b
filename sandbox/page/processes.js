// The bot's processes, where it has several: what each does, which shards it hears, and a switch for each.
import { request } from "./api.js";
import { note } from "./dialogs.js";
import { h, icon } from "./dom.js";
import { state } from "./state.js";

/** Return a list of the processes that stays up to date while it is shown, nothing where there is one at most. */
export function processList() {
  const root = h("div", { class: "processes", role: "group", "aria-label": state.words.processes });
  refreshProcesses(root);
  return root.childElementCount > 0 && root;
}

/** Draw the processes as they are now, wherever they are shown. */
export function refreshProcesses(root = document.querySelector(".processes")) {
  const processes = state.bot?.processes ?? [];
  if (root && processes.length > 1) root.replaceChildren(h("h3", {}, state.words.processes), ...processes.map(row));
}

function row({ state: doing, shards }, number) {
  const words = state.words;
  const kind = doing === "stopped" ? "offline" : doing === "running" && shards.length > 0 ? "online" : "waiting";
  const title = doing === "stopped" ? words.startProcess(number + 1) : words.stopProcess(number + 1);
  const act = () =>
    request("POST", `/sandbox/bot/${doing === "stopped" ? "start" : "stop"}`, { process: number }).catch((error) =>
      note(error.message),
    );
  return h(
    "div",
    { class: `process bot-state ${kind}` },
    h("i"),
    h("b", {}, number + 1),
    h("span", {}, [words.processStates[doing], ...shardNames(shards)].join(" · ")),
    h("button", { type: "button", class: "icon-button", title, "aria-label": title, onclick: act }, icon("power")),
  );
}

/** Name the shards, those of the same division together. */
function shardNames(shards) {
  const counts = [...new Set(shards.map(([, count]) => count))];
  return counts.map((count) =>
    state.words.shards(
      shards.filter(([, other]) => other === count).map(([id]) => id),
      count,
    ),
  );
}
