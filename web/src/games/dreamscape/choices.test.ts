import { expect, test } from "vitest";
import { choicesOf, lit, meant, onlyThing, open, settled, type Ground } from "./choices";

const ON: Ground = { sleeper: 2, dreamer: "c1", entry: "c1" };
const BESIDE: Ground = { ...ON, dreamer: null };
// Lists of actions as a server sent them.
const TRAVEL = ["collect", "end", "move 1", "move 3", "move 5", "power", "store #18 W", "use #18 W"];
const CREATION = ["end", "exchange W G", "exchange W R", "place G b1", "place G c1", "place W b1", "place W c2", "plant b1", "store #18 G", "step b1", "use #18 G"];
const HARVEST = ["harvest L 1", "harvest L 2", "harvest R 1", "harvest R 2"];
const GOLEM = ["done", "golem b2:1 b3", "golem b2:2 b3", "golem c1:1 c2"];

test("in Travel rows, places, shards and cards are lit", () => {
  expect([...lit(choicesOf(TRAVEL, ON), [])].sort()).toEqual(
    ["card:18", "end", "place:1", "place:2", "place:3", "place:5", "row:2", "shard:W", "sleeper"].sort(),
  );
});

test("the own place means its power, another one a move", () => {
  const choices = choicesOf(TRAVEL, ON);
  expect(settled(choices, ["place:2"]).map(({ text }) => text)).toEqual(["power"]);
  expect(settled(choices, ["place:5"]).map(({ text }) => text)).toEqual(["move 5"]);
});

test("a chosen shard lights where it can go, and nothing else", () => {
  const choices = choicesOf(CREATION, ON);
  expect([...lit(choices, ["shard:W"])].sort()).toEqual(["bag:G", "bag:R", "cell:b1", "cell:c2"]);
  expect(settled(choices, ["shard:W", "cell:c2"]).map(({ text }) => text)).toEqual(["place W c2"]);
});

test("a grass on a cell can mean two things, a tree only one", () => {
  const choices = choicesOf(CREATION, ON);
  expect(settled(choices, ["shard:G", "cell:b1"]).map(({ text }) => text)).toEqual(["place G b1", "plant b1"]);
  expect(settled(choices, ["tree", "cell:b1"]).map(({ text }) => text)).toEqual(["plant b1"]);
});

test("a shard on a card can be used or stored, from either side", () => {
  const choices = choicesOf(CREATION, ON);
  expect(settled(choices, ["card:18", "shard:G"]).map(({ text }) => text)).toEqual(["store #18 G", "use #18 G"]);
  expect(settled(choices, ["shard:G", "card:18"]).map(({ text }) => text)).toEqual(["store #18 G", "use #18 G"]);
});

test("the Dreamer beside the board enters with one touch", () => {
  const choices = choicesOf(["end", "enter"], BESIDE);
  expect(settled(choices, ["dreamer"]).map(({ text }) => text)).toEqual(["enter"]);
  expect(open(choices, ["dreamer"])).toHaveLength(1);
});

test("which of two drawn shards is asked, the last one is in hand already", () => {
  expect(onlyThing(choicesOf(HARVEST, ON))).toBeNull();
  expect(onlyThing(choicesOf(HARVEST.slice(0, 2), ON))).toBe("drawn:L");
  expect(onlyThing(choicesOf(["take b1"], ON))).toBeNull();
});

test("the Golem asks which part of a stack, where there are several", () => {
  const choices = choicesOf(GOLEM, ON);
  expect([...lit(choices, ["cell:b2"])]).toEqual(["cell:b3"]);
  expect(settled(choices, ["cell:b2", "cell:b3"])).toHaveLength(2);
  expect(settled(choices, ["cell:c1", "cell:c2"])).toHaveLength(1);
});

test("what was meant by a thing that is not lit can be asked about", () => {
  expect(meant(["shard:W"], "cell:e4", ON)).toBe("place W e4");
  expect(meant(["dreamer"], "cell:e4", ON)).toBe("step e4");
  expect(meant([], "row:2", ON)).toBe("collect");
  expect(meant([], "row:6", ON)).toBe("move 6");
  expect(meant([], "place:2", ON)).toBe("power");
  expect(meant([], "shard:R", ON)).toBe("place R c1");
  expect(meant(["cell:b2"], "cell:e4", ON)).toBe("golem b2:1 e4");
  expect(meant([], "cell:e4", ON)).toBeNull();
});

test("a text that the client does not know is left out", () => {
  expect(choicesOf(["dance", "end"], ON).map(({ text }) => text)).toEqual(["end"]);
});
