// The lessons of the tutorial, as a module of the client: `content/dreamscape/lessons.toml` is read while building.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FILE = fileURLToPath(new URL("../../content/dreamscape/lessons.toml", import.meta.url));
const NAME = "virtual:lessons";

type Table = Record<string, unknown>;
type Goal = { event: string; with?: Table; until?: string };
type Lesson = { number: number; slug: string; until: string; position: string; goal: Goal[] };

export function lessons(): Plugin {
  return {
    name: "lessons",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return;
      this.addWatchFile(FILE);
      const read = readLessons(readFileSync(FILE, "utf8")).map(({ number, slug, until, position, goal }) => {
        const goals = goal.map((each) => ({ event: each.event, with: each.with ?? {}, until: each.until ?? until }));
        return { number, slug, position, goals };
      });
      return `export default ${JSON.stringify(read)};`;
    },
  };
}

/** Reads the little of TOML that the file uses; anything else is an error. */
function readLessons(text: string): Lesson[] {
  const found: Lesson[] = [];
  let into: Table = {};
  const pieces = text.matchAll(/^(?:\[\[(?<header>[\w.]+)\]\]|(?<key>\w+) = (?:'''\n(?<long>[^']*)'''|(?<value>.+))|#.*|)$/gm);
  let read = 0;
  for (const piece of pieces) {
    if (text.slice(read, piece.index).trim() !== "") break;
    read = piece.index + piece[0].length;
    const { header, key, long, value } = piece.groups ?? {};
    if (header === "lesson") found.push((into = { goal: [] }) as unknown as Lesson);
    else if (header === "lesson.goal") found.at(-1)?.goal.push((into = {}) as unknown as Goal);
    else if (key !== undefined) into[key] = long ?? JSON.parse((value ?? "").replaceAll(/(\w+) = /g, '"$1": '));
  }
  if (text.slice(read).trim() !== "") throw new Error(`lessons.toml: not understood from here: ${text.slice(read).trim().slice(0, 60)}`);
  return found;
}
