// What a refusal of the server says, in words.

import { Refusal } from "../net/api";
import { say, word } from "../words/words.svelte";

/** The sentence for whatever went wrong. */
export function reason(error: unknown): string {
  return error instanceof Refusal ? say(error.reason) : word("home-failed");
}
