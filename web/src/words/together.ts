// Names one after the other.

import { words } from "./words.svelte";

/** Names one after the other, as one says it. */
export function together(names: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format(names);
}
