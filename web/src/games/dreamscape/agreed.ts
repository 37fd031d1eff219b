// What has been agreed on of a game, in words.

import type { GameChoice } from "../../protocol/table";
import type { Point } from "../../screens/new/agreed";
import { word } from "./words";
import { EDITIONS } from "./new/editions";
import { HOUSE, OPTIONS } from "./new/options";

/** The value of an option, if it is there. */
const value = (options: readonly string[], name: string): string | undefined =>
  options.find((option) => option.startsWith(`${name}=`))?.slice(name.length + 1);

function mode(options: readonly string[]): string {
  const level = value(options, "solo");
  if (level !== undefined) return `${word("new-mode-solo")} · ${word(`new-level-${level}`)}`;
  return word(options.includes("nightmare") ? "new-mode-nightmare" : "new-mode-standard");
}

/** All that holds for a game, point by point. */
export function agreed(game: GameChoice): Point[] {
  const house = HOUSE.filter((option) => game.options.includes(option)).map((option) => word(OPTIONS[option] ?? option));
  const [columns = "5", rows = "4"] = value(game.options, "grid")?.split("x") ?? [];
  return [
    { about: word("new-mode"), so: mode(game.options) },
    { about: word("new-edition"), so: word(EDITIONS[game.edition ?? "standard"] ?? "new-edition-standard") },
    { about: word("new-options"), so: house.length > 0 ? house.join(" · ") : word("new-options-none") },
    { about: word("new-cycles"), so: value(game.options, "cycles") ?? "6" },
    { about: word("new-grid"), so: word("new-says-grid", { columns, rows }) },
  ];
}
