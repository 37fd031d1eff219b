// The page: a name, a language, the lobby, and the way to a table.

import { ask, el, notice } from "./dom.js";
import { openTable } from "./table.js";
import { LANGUAGES, say, speak, word } from "./words.js";

const main = document.getElementById("main");
const naming = document.getElementById("naming");
let leave = () => {};
let me = null;

/** Does something and tells why if it is refused. */
async function attempt(work) {
  try {
    notice("");
    return await work();
  } catch (refusal) {
    notice(refusal?.key ? say(refusal) : word("page-no-server"));
    return undefined;
  }
}

async function takeName(name) {
  me = await ask("POST", "/api/me", { name });
}

function contract(form) {
  const seats = ["maker", ...Array.from({ length: Number(form.players.value) - 1 }, () => form.others.value)];
  const options = form.nightmare.checked ? ["nightmare"] : [];
  return {
    game: { game: "dreamscape", options },
    seats,
    listing: form.public.checked ? "public" : "by-link",
  };
}

function makeForm() {
  const choose = (name, choices) =>
    el("label", {}, `${word(`page-${name}`)} `, el("select", { name }, ...choices.map(([value, text]) => el("option", { value }, text))));
  const check = (name) => el("label", {}, el("input", { type: "checkbox", name }), ` ${word(`page-${name}`)}`);
  const make = async (event) => {
    event.preventDefault();
    const made = await attempt(async () => ask("POST", "/api/tables", contract(event.target.elements)));
    if (!made) return;
    if (made.code) sessionStorage.setItem(`code-${made.id}`, made.code);
    go(`/t/${made.id}`);
  };
  return el("form", { onsubmit: make, className: "row" },
    choose("players", [["2", "2"], ["3", "3"], ["4", "4"]]),
    choose("others", [["bot", word("page-bots")], ["open", word("page-people")]]),
    check("nightmare"), check("public"),
    el("button", { className: "main" }, word("page-make")));
}

function joinForm() {
  const join = async (event) => {
    event.preventDefault();
    const code = event.target.elements.code.value;
    const found = await attempt(() => ask("POST", "/api/join", { code }));
    if (found) go(`/t/${found.id}`);
  };
  return el("form", { onsubmit: join, className: "row" },
    el("label", {}, `${word("page-code")} `, el("input", { name: "code", maxLength: 6, size: 8, required: true, autocomplete: "off" })),
    el("button", {}, word("page-join")));
}

function listed(listing) {
  const names = (table) => table.about.chairs?.map((chair) => chair.holder === "person" ? chair.name : word(chair.holder === "bot" ? "page-computer" : "page-free")).join(", ");
  const turn = (table) => table.waits_for_you_since ? ` – ${word("page-your-turn")}` : "";
  const items = listing.tables.map((table) => el("li", {}, el("a", { href: `/t/${table.id}` }, names(table) || table.id), turn(table)));
  return items.length ? el("ul", {}, ...items) : el("p", { className: "dim" }, word("page-none"));
}

async function lobby() {
  const parts = [el("h1", {}, "Dreamscape"), el("p", { className: "dim" }, word("page-intro"))];
  if (me) {
    parts.push(el("h2", {}, word("page-new")), makeForm(), el("h2", {}, word("page-by-code")), joinForm());
    const mine = await attempt(() => ask("GET", "/api/me/tables"));
    if (mine) parts.push(el("h2", {}, word("page-mine")), listed(mine));
  } else {
    parts.push(el("p", {}, word("page-say-name")));
  }
  const open = await attempt(() => ask("GET", "/api/tables"));
  if (open) parts.push(el("h2", {}, word("page-open")), listed(open));
  main.replaceChildren(...parts);
}

async function show() {
  leave();
  leave = () => {};
  for (const place of document.querySelectorAll("[data-word]")) place.textContent = word(place.dataset.word);
  naming.elements.name.value = me?.name ?? "";
  const table = /^\/t\/([^/]+)$/.exec(location.pathname);
  if (table) leave = openTable(main, table[1], me);
  else await lobby();
}

function go(path) {
  history.pushState(null, "", path);
  notice("");
  show();
}

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[href^='/']");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(link.getAttribute("href"));
});
addEventListener("popstate", show);
naming.addEventListener("submit", async (event) => {
  event.preventDefault();
  await attempt(() => takeName(naming.elements.name.value));
  await show();
});
document.getElementById("language").addEventListener("change", async (event) => {
  localStorage.setItem("language", event.target.value);
  await attempt(() => speak(event.target.value));
  await show();
});

const wanted = localStorage.getItem("language") ?? navigator.language.slice(0, 2);
const chosen = LANGUAGES.includes(wanted) ? wanted : "en";
document.getElementById("language").value = chosen;
await speak(chosen);
me = await ask("GET", "/api/me").catch(() => null);
await show();
