// What is every game's knows no game: a game is a folder in `games/`, and only the list of games there knows which there are.

import { expect, test } from "vitest";

const sources = import.meta.glob<string>(["./**/*.{ts,svelte,css}", "!./protocol/**", "!./shell.test.ts"], { query: "?raw", import: "default", eager: true });
const games = Object.keys(import.meta.glob("./games/*/index.ts")).map((path) => path.split("/")[2]!);

/** The game in whose folder a file is. */
const gameOf = (path: string): string | undefined => /^\.\/games\/([^/]+)\//.exec(path)?.[1];
const shell = Object.entries(sources).filter(([path]) => gameOf(path) === undefined && path !== "./games/index.ts");

test("the games are found, and what is not theirs", () => {
  expect(games.length).toBeGreaterThan(0);
  expect(shell.map(([path]) => path)).toEqual(expect.arrayContaining(["./App.svelte", "./games/game.ts", "./screens/table/Frame.svelte"]));
});

test.each(games)("nothing outside its folder names %s", (game) => {
  const naming = shell.filter(([, source]) => source.toLowerCase().includes(game));
  expect(naming.map(([path]) => path)).toEqual([]);
});

test("nothing outside games takes anything from the inside of one", () => {
  const taking = shell.filter(([, source]) => /["'`][./]*\/games\/[^"'`/]+\//.test(source));
  expect(taking.map(([path]) => path)).toEqual([]);
});

test.each(games)("%s takes nothing from another game", (game) => {
  const own = Object.entries(sources).filter(([path]) => gameOf(path) === game);
  const others = games.filter((each) => each !== game).map((each) => `/${each}/`);
  expect(own.filter(([, source]) => others.some((other) => source.includes(other))).map(([path]) => path)).toEqual([]);
});

test.each(games)("%s takes words only from its own file of them", (game) => {
  const own = Object.entries(sources).filter(([path]) => gameOf(path) === game && !path.endsWith(".test.ts"));
  const taking = own.filter(([, source]) => source.includes("words/words.svelte"));
  expect(taking.map(([path]) => path)).toEqual([`./games/${game}/words.ts`]);
});
