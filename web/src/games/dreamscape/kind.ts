// What kind of game was chosen, in a list of tables.

import type { GameChoice } from "../../protocol/table";
import { word } from "./words";

/** What kind of game it is: its mode and whatever differs from the usual. */
export function kind({ options, edition }: GameChoice): string[] {
  const level = options.find((option) => option.startsWith("solo="))?.slice(5);
  const said: string[] = [];
  if (level !== undefined) said.push(word("about-solo", { level: Number(level) }));
  else if (options.includes("nightmare")) said.push(word("about-nightmare"));
  else said.push(word("about-standard"));
  if (options.includes("simultaneous")) said.push(word("about-simultaneous"));
  if (edition !== undefined && edition !== "standard") said.push(word("about-edition", { edition: edition.toUpperCase() }));
  return said;
}
