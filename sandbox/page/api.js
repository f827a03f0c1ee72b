// The people's side of the sandbox over HTTP, and the stream of news. Both show the token of the printed address.

import { wordsOf } from "./words.js";

/** Thrown when the sandbox says that Discord's own client would not allow an act. */
export class Refused extends Error {}

const token = takeToken();

/** Take the token out of the address and keep it for the next visit. */
function takeToken() {
  const given = new URLSearchParams(location.search).get("token");
  if (given) {
    localStorage.setItem("token", given);
    history.replaceState(null, "", location.pathname + location.hash);
  }
  return given ?? localStorage.getItem("token") ?? "";
}

/** Return the calls of one person. */
export function connect(person) {
  const base = `/sandbox/api/people/${person}`;
  return {
    base,
    get: (path) => request("GET", base + path),
    post: (path, body) => request("POST", base + path, body),
    patch: (path, body) => request("PATCH", base + path, body),
    delete: (path) => request("DELETE", base + path),
  };
}

/** Call any address of the sandbox and return its JSON. */
export async function request(method, path, body) {
  const headers = { "X-Sandbox-Token": token };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const response = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  const answer = await response.json();
  if (response.status === 401) throw new Refused(wordsOf(navigator.language).noToken);
  if (!response.ok) throw new Refused(answer.error ?? response.statusText);
  return answer;
}

/** Listen to a person's news until the returned function is called; `onChange(isConnected)` tells of the connection. */
export function listen(person, onNews, onChange) {
  let socket;
  let isOver = false;
  let pause = 250;
  const open = () => {
    socket = new WebSocket(`ws://${location.host}/sandbox/api/people/${person}/events`, ["sandbox", token]);
    socket.onmessage = (message) => {
      const news = JSON.parse(message.data);
      if (news.type === "hello") {
        pause = 250;
        onChange(true);
      } else onNews(news.type, news.data);
    };
    socket.onclose = () => {
      if (isOver) return;
      onChange(false);
      setTimeout(() => isOver || open(), pause);
      pause = Math.min(2 * pause, 4000);
    };
  };
  open();
  return () => {
    isOver = true;
    socket.close();
  };
}
