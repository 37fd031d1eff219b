// A friendly proposal for those who have no name yet.

import { word } from "../words/words.svelte";

/** One of the names of the language, by chance. */
export function proposal(): string {
  const names = word("home-names").split(",").map((name) => name.trim());
  return names[Math.floor(Math.random() * names.length)] ?? "";
}
