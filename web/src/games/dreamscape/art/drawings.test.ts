// Everything that the content names has a drawing, and every drawing names only colours that there are.

import { render } from "svelte/server";
import { expect, test } from "vitest";
import board from "../../../../../content/dreamscape/board.toml?raw";
import purposes from "../../../../../content/dreamscape/purposes.toml?raw";
import pigments from "../../../design/pigments.css?raw";
import tokens from "../../../design/tokens.css?raw";
import Place from "./Place.svelte";
import { POWER_MARKS, POWERS } from "./power";
import { PURPOSE_MARKS, PURPOSES } from "./purpose";
import { SHARDS, shardsOf } from "./shard";
import StackShape from "./StackShape.svelte";

const sources = import.meta.glob<string>(["./*.svelte", "./*.ts", "../../../art/*", "!./*.test.ts"], { query: "?raw", import: "default", eager: true });

function words(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map((match) => match[1]!))].sort();
}

test("every shard of the box has a look, and no two share a letter, a glyph or a mark on the rim", () => {
  const section = board.slice(board.indexOf("[shards]"), board.indexOf("[dreamworld]"));
  const looks = Object.values(SHARDS);
  expect(looks.map((look) => look.name).sort()).toEqual(words(section, /^(\w+) = \d+$/gm).map((word) => `shard-${word}`));
  for (const part of ["letter", "fill", "rim"] as const) expect(new Set(looks.map((look) => look[part])).size).toBe(6);
  expect(new Set(looks.map((look) => look.glyph[0]?.d)).size).toBe(6);
  expect(new Set(looks.map((look) => look.side.d)).size).toBe(6);
});

test("every kind of purpose has a picture, and the kinds of a colour have a place for it", () => {
  expect([...PURPOSES].sort()).toEqual(words(purposes, /^kind = "([\w-]+)"$/gm));
  const coloured = purposes.slice(purposes.indexOf("Of a colour"));
  for (const kind of PURPOSES) {
    expect(PURPOSE_MARKS[kind].coloured ?? false).toBe(coloured.includes(`kind = "${kind}"`));
  }
});

test("every power has an icon and every place a picture of its own", () => {
  expect(board).toContain(`powers = ${JSON.stringify(POWERS).replaceAll(",", ", ")}`);
  for (const power of POWERS) expect(POWER_MARKS[power].length).toBeGreaterThan(1);
  const pictures = POWERS.map((power) => render(Place, { props: { power } }).body);
  expect(new Set(pictures).size).toBe(POWERS.length);
  for (const picture of pictures) expect(picture.length).toBeGreaterThan(1500);
});

test("a stack draws one rim a shard, and writes its height when it is too high to be drawn whole", () => {
  const rims = (stack: string) => render(StackShape, { props: { stack } }).body.match(/class="rim/g)?.length;
  expect(rims("RRWG")).toBe(4);
  expect(rims("RRRRRRRRRRRR")).toBe(8);
  expect(render(StackShape, { props: { stack: "RRRRRRRRRRRR" } }).body).toContain(">12<");
  expect(shardsOf("RW^?").map((shard) => shard.letter)).toEqual(["R", "W"]);
});

test("drawings use only colours that have a name in the design", () => {
  const named = new Set(words(tokens + pigments, /^\s*--([\w-]+):/gm));
  const used = Object.values(sources).flatMap((source) => words(source, /var\(--([\w-]+)\)/g));
  expect(used.filter((name) => !named.has(name))).toEqual([]);
  for (const [file, source] of Object.entries(sources)) {
    expect(source.match(/#[0-9a-f]{6}\b|#[0-9a-f]{3}"|rgb\(/gi) ?? [], file).toEqual([]);
  }
});
