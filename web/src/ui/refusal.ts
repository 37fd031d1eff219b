// What a refusal of the server says, in words.

import { Refusal } from "../net/api";
import type { Voice } from "../words/voice";
import { words } from "../words/words.svelte";

/** The sentence for whatever went wrong, in the words of the game that it is about, if it is about one. */
export function reason(error: unknown, voice: Voice = words.shared): string {
  return error instanceof Refusal ? voice.say(error.reason) : voice.word("home-failed");
}
