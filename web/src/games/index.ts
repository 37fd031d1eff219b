// The games that this client can show, each fetched when it is first needed.

import { words, type Extent } from "../words/words.svelte";
import type { GameClient } from "./game";

const GAMES: Readonly<Record<string, () => Promise<{ default: GameClient }>>> = {
  dreamscape: () => import("./dreamscape"),
};

/** The game of tables and addresses that are older than the other games. */
export const OLDEST = "dreamscape";

/** Whether there is a game of this name. */
export const isGame = (name: string): boolean => Object.hasOwn(GAMES, name);

async function brought(name: string, extent: Extent): Promise<GameClient | undefined> {
  const [game] = await Promise.all([GAMES[name]?.(), words.bring(name, extent)]);
  return game?.default;
}

/** A game by its name, with all its words; nothing where there is none. */
export const client = async (name: string): Promise<GameClient | undefined> => (isGame(name) ? brought(name, "all") : undefined);

/** All games, in the order in which they are offered, with the words with which they are. */
export async function clients(): Promise<GameClient[]> {
  const games = await Promise.all(Object.keys(GAMES).map((name) => brought(name, "about")));
  return games.filter((game) => game !== undefined);
}
