// Where the game is found: at the server, and in the window.

/** Its name in addresses and contracts. */
export const GAME = "dreamscape";

/** The address of a screen of this game. */
export const gamePage = (path: string): string => `/${GAME}${path}`;
