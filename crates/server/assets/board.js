// What a seat sees of Dreamscape, as words and tables.

import { el } from "./dom.js";
import { say, word } from "./words.js";

const list = (record) => Object.entries(record).map(([name, count]) => `${name}${count > 1 ? `×${count}` : ""}`).join(" ") || "–";
const cards = (numbers) => numbers.map((number) => `#${number}`).join(" ") || "–";

/** The columns and rows of every Dreamscape at the table. */
function grid(contract) {
  const option = contract.game.options.find((text) => text.startsWith("grid="));
  return (option?.slice(5) ?? "5x5").split("x").map(Number);
}

function land(player, [columns, rows]) {
  const letters = Array.from({ length: columns }, (_, index) => String.fromCharCode(97 + index));
  const cell = (name) => {
    const stack = player.land[name] ?? "";
    return el("td", {}, stack + (player.dreamer === name ? "@" : "") || "·");
  };
  const row = (number) => el("tr", {}, el("th", { scope: "row" }, `${number}`), ...letters.map((letter) => cell(`${letter}${number}`)));
  const numbers = Array.from({ length: rows }, (_, index) => rows - index);
  const head = el("tr", {}, el("td", {}), ...letters.map((letter) => el("th", { scope: "col" }, letter)));
  return el("table", {}, el("thead", {}, head), el("tbody", {}, ...numbers.map(row)));
}

function player(known, contract, seatName) {
  const fact = (key, text) => el("li", {}, `${word(key)}: ${text}`);
  return el("section", { className: "card" },
    el("h3", {}, `${seatName(known.seat)}: ${known.score}`),
    land(known, grid(contract)),
    el("ul", {},
      fact("page-hands", list(known.hands)),
      fact("page-sleeper", say({ key: `location-${known.sleeper}` })),
      fact("page-open-cards", cards(known.open)),
      fact("page-finished", cards(known.finished))));
}

function world(view) {
  const rows = view.rows.map((row, index) => {
    const here = view.nightmare === index + 1 ? ` (${word("page-nightmare")})` : "";
    return el("li", {}, `${say({ key: `location-${index + 1}` })}: ${row || "–"}${here}`);
  });
  const drawn = view.drawn.length ? el("p", {}, `${word("page-drawn")}: ${cards(view.drawn)}`) : null;
  return el("section", { className: "card" }, el("h3", {}, `${word("page-world")}, ${word("page-cycle")} ${view.cycle}`), el("ul", {}, ...rows), drawn);
}

/** A view of the game. */
export function board(view, contract, seatName) {
  return el("div", { className: "sides" }, world(view), ...view.players.map((known) => player(known, contract, seatName)));
}
