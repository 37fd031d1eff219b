// The words of Dreamscape: its own, and those that all games share.

import { words } from "../../words/words.svelte";
import { GAME } from "./address";

export const voice = words.of(GAME);
/** The text of a key, or a message of the server, in the language of the moment. */
export const { word, say } = voice;
