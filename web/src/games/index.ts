// The games that this client can show, each fetched when it is first needed.

import type { GameClient } from "./game";

const GAMES: Readonly<Record<string, () => Promise<{ default: GameClient }>>> = {
  dreamscape: () => import("./dreamscape"),
};

/** The game of tables and addresses that are older than the other games. */
export const OLDEST = "dreamscape";

/** Whether there is a game of this name. */
export const isGame = (name: string): boolean => Object.hasOwn(GAMES, name);

/** A game by its name; nothing where there is none. */
export async function client(name: string): Promise<GameClient | undefined> {
  return isGame(name) ? (await GAMES[name]?.())?.default : undefined;
}

/** All games, in the order in which they are offered. */
export const clients = (): Promise<GameClient[]> =>
  Promise.all(Object.values(GAMES).map(async (fetchGame) => (await fetchGame()).default));
