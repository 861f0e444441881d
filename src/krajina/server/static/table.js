"use strict";
// The only script: hears news of a table and shows the page again, keeping what is typed, focused and scrolled.
// Everything works without it, by forms and links; so it only ever swaps what the server wrote.
const root = document.body.dataset.root;
const line = document.getElementById("line");
const headers = { Accept: "text/html" };
const kept = JSON.parse(localStorage.getItem("krajina-tables") ?? "{}"); // the tables of this device: id → keys
let page = document.querySelector("main");
let [isFirst, isBusy, repeats, wait, due] = [true, false, 0, 500, 0];
let isBlocked = !window.WebSocket; // then news come as server-sent events

// -- what people have done to the page: found again by the same places of the next page --
function place(node) {
  const form = node.closest("form");
  if (node.id || !form || !node.name) return node.id;
  const whose = ["kind", "seat", "template"].map((name) => form.elements[name]?.value);
  const alike = [...form.elements].filter((field) => field.name === node.name);
  return [...whose, node.name, node.type === "submit" ? node.value : alike.indexOf(node)].join("|");
}

function isTouched(field) {
  if (field.tagName === "SELECT") return !field.selectedOptions[0]?.defaultSelected;
  if (field.type === "hidden") return field.name === "request_id"; // what is asked for again is asked for by its first id
  return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
}

function remember(sent) {
  const all = (what) => [...page.querySelectorAll(what)];
  const touched = all("input, select").filter((field) => field.form !== sent && isTouched(field));
  const active = page.contains(document.activeElement) ? document.activeElement : null;
  return {
    fields: new Map(touched.map((field) => [place(field), field])),
    folders: new Map(all("details[id]").map((folder) => [folder.id, folder.open])),
    boxes: new Map(all("[tabindex][id]").map((box) => [box.id, [box.scrollLeft, box.scrollTop]])),
    focus: active && place(active),
    prompt: page.querySelector("#prompt")?.textContent,
  };
}

function restore(old) {
  for (const field of page.querySelectorAll("input, select")) {
    const { value, checked } = old.fields.get(place(field)) ?? field;
    if (value !== field.value || checked !== field.checked) [field.value, field.checked] = [value, checked];
  }
  const folders = page.querySelector("#prompt")?.textContent === old.prompt ? "details[id]" : "details[id]:not(.kind)";
  for (const folder of page.querySelectorAll(folders)) folder.open = old.folders.get(folder.id) ?? folder.open;
  for (const box of page.querySelectorAll("[tabindex][id]")) box.scrollTo(...(old.boxes.get(box.id) ?? [0, 0]));
  const again = [...page.querySelectorAll("input, select, button, [id]")].find((node) => place(node) === old.focus);
  if (old.focus) (again ?? page.querySelector("#prompt"))?.focus({ preventScroll: true });
}

// -- the page again --
async function show(answer, sent) {
  const next = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (!next.querySelector("main[data-table]")) {
    if (![403, 404].includes(answer.status)) return [say("lost"), setTimeout(news, 5000)]; // too much to do, or a proxy
    return [forget(), location.reload()]; // the table, or the key, is gone
  }
  const [old, wasTurn] = [remember(answer.ok ? sent : null), "turn" in page.dataset];
  page.replaceWith(next.querySelector("main"));
  page = document.querySelector("main");
  document.title = next.title;
  [restore(old), ready()];
  if (!answer.ok) page.querySelector(".refusal")?.scrollIntoView({ block: "nearest" });
  const isNews = "turn" in page.dataset && !wasTurn && !("quiet" in page.dataset) && document.hidden;
  if (isNews && window.Notification?.permission === "granted") new Notification(document.title);
}

const news = () => { due ||= setTimeout(refresh, 60); };
function refresh() {
  due = 0;
  return isBusy ? news() : fetch(location.href, { headers }).then(show, () => say("lost"));
}

document.addEventListener("submit", async (event) => {
  if (!page.dataset.keys) return;
  event.preventDefault();
  if (isBusy) return; // a double click is not a double move
  isBusy = true;
  try {
    const body = new URLSearchParams(new FormData(event.target, event.submitter));
    const answer = await fetch(event.target.getAttribute("action"), { method: "POST", body, headers });
    if (["leave", "delete"].includes(event.target.elements.kind.value) && answer.ok) forget();
    if (new URL(answer.url).pathname !== location.pathname) return location.assign(answer.url);
    history.replaceState(null, "", answer.url);
    await show(answer, event.target);
  } catch {
    if (event.target.elements.request_id) return event.target.submit(); // the browser itself can ask again, and again
    say("lost");
  }
  isBusy = false;
});
addEventListener("pageshow", () => { isBusy = false; }); // somebody went back to the page

// -- news --
function say(what) {
  [line.textContent, line.hidden] = [line.dataset[what], false];
  if (what === "back") setTimeout(() => { line.hidden = line.textContent === line.dataset.back; }, 3000);
}

function heard(event) {
  const message = JSON.parse(event.data);
  if (message.kind === "welcome") {
    if (isFirst) repeats = message.seats.length || 1; // first come updates that may only repeat what the page shows
    else [say("back"), news()];
    [isFirst, wait] = [false, 500];
  } else if (message.kind !== "update" || repeats-- <= 0 || message.n !== Number(page.dataset.n)) news();
}

function listen() {
  const { keys, table, n, lines } = page.dataset;
  const whose = keys ? { keys: keys.split("."), table: "" } : { keys: [], table };
  const hello = { ...whose, have: Number(n ?? 0), lines: Number(lines) };
  const again = () => [say("lost"), setTimeout(listen, wait = Math.min(wait * 2, 20000))];
  if (isBlocked) {
    const events = new EventSource(`${root}/api/events?${new URLSearchParams({ ...hello, keys: keys ?? "" })}`);
    [events.onmessage, events.onerror] = [heard, () => [events.close(), again()]];
    return;
  }
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}${root}/api/socket`);
  [socket.onmessage, socket.onopen] = [heard, () => socket.send(JSON.stringify({ kind: "hello", ...hello }))];
  socket.onclose = () => {
    if (!isFirst) return again();
    isBlocked = true;
    listen();
  };
}

// -- what a page has --
function keep() {
  localStorage.setItem("krajina-tables", JSON.stringify(kept));
}

function forget() {
  delete kept[page.dataset.table];
  keep();
}

function ready() {
  if (page.dataset.keys) kept[page.dataset.table] = page.dataset.keys;
  keep();
  for (const link of page.querySelectorAll("[data-own]")) { // who has a seat there comes back to it
    const keys = kept[link.dataset.own];
    const language = new URLSearchParams(location.search).get("lang");
    if (keys) [link.href, link.hidden] = [`${root}/plain/play/${keys}${language ? `?lang=${language}` : ""}`, false];
  }
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0"));
  for (const salt of page.querySelectorAll(".salt")) salt.value = bytes.join("");
  const button = page.querySelector("#notify");
  if (button) button.hidden = window.Notification?.permission !== "default";
  button?.addEventListener("click", () => Notification.requestPermission().then(() => { button.hidden = true; }));
}

async function listMine(section) {
  const body = JSON.stringify({ keys: Object.values(kept).flatMap((keys) => keys.split(".")).slice(-200) });
  const json = { "Content-Type": "application/json" };
  const moments = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
  for (const found of await (await fetch(`${root}/api/mine`, { method: "POST", body, headers: json })).json()) {
    const { id, game, name, status, seats, changed } = found.table;
    if (section.querySelector(`[href*="${kept[id]}"]`)) continue; // of several seats, the one that is asked comes first
    const link = Object.assign(document.createElement("a"), { href: `${root}/plain/play/${kept[id]}${location.search}` });
    link.textContent = document.querySelector(`[data-game="${game}"] h3`)?.textContent ?? game;
    const item = section.querySelector("ul").appendChild(document.createElement("li"));
    const who = seats.map((seat) => seat.name).filter(Boolean).join(", ");
    const what = found.is_your_turn ? section.dataset.yours : section.dataset[status];
    const when = moments.format(changed * 1000);
    item.append(link, [name, who, what, when].filter(Boolean).join(" · "));
    section.hidden = false;
  }
}

setInterval(() => {
  for (const clock of page.querySelectorAll("[data-left]")) {
    const left = Math.max(0, clock.dataset.left -= 1);
    if (left < 3600) clock.textContent = `${Math.floor(left / 60)}:${String(Math.floor(left % 60)).padStart(2, "0")}`;
  }
}, 1000);
document.addEventListener("keydown", (event) => {
  const rel = { ArrowLeft: "prev", ArrowRight: "next", Home: "first", End: "last" }[event.key];
  if (rel && !event.target.closest("input, select, pre")) page.querySelector(`a[rel=${rel}]`)?.click();
});
ready();
if (Object.keys(kept).length && document.getElementById("mine")) listMine(document.getElementById("mine"));
if (page.dataset.table) listen();
