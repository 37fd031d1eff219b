import { expect, test } from "vitest";
import type { Command, OpenPrompt, PlayerView, Question } from "../protocol/wire";
import { Intent, type Actable } from "./intent.svelte";

const PLAYER = { sleeper: 1, dreamer: "c1", hands: { W: 1, G: 1 } } as unknown as PlayerView;

/** A table that notes what is asked of it and does everything. */
function table(actions: string[], points = 0) {
  const played: string[] = [];
  const asked: Question[] = [];
  let prompt: OpenPrompt | null = { seat: 1, number: 1, prompt: { key: "prompt-creation" }, actions };
  const live: Actable = {
    line: "live",
    do: async (command: Command) => {
      if (command.do === "play") played.push(command.action);
      prompt = null;
      return { kind: "done" };
    },
    ask: async <T>(_seat: number, question: Question) => {
      asked.push(question);
      const answers = { why: { allowed: false, refusal: { key: "refusal-covered", rule: "D-7.2" } }, reach: [], preview: { outcome: "unknown" }, fit: [] };
      return answers[question.question] as T;
    },
  };
  const intent = new Intent(live, () => ({ seat: 1, prompt, player: PLAYER, entry: "c1", points }));
  return { intent, played, asked };
}

const CREATION = ["end", "place G b1", "place W b1", "plant b1", "step d1"];

test("a thing is taken, then where it goes, and the action is played", async () => {
  const { intent, played } = table(CREATION);
  await intent.touch("shard:W");
  expect(intent.chosen).toEqual(["shard:W"]);
  await intent.touch("cell:b1");
  expect(played).toEqual(["place W b1"]);
  expect(intent.chosen).toEqual([]);
});

test("a finger is shown the effect first and touches once more", async () => {
  const { intent, played, asked } = table(CREATION);
  await intent.touch("shard:W", "finger");
  await intent.touch("cell:b1", "finger");
  expect(played).toEqual([]);
  expect(intent.awaiting?.text).toBe("place W b1");
  expect(asked).toContainEqual({ question: "preview", action: "place W b1" });
  await intent.touch("cell:b1", "finger");
  expect(played).toEqual(["place W b1"]);
});

test("what can mean two things is asked about", async () => {
  const { intent, played } = table(CREATION);
  await intent.touch("shard:G");
  await intent.touch("cell:b1");
  expect(intent.menu.map(({ text }) => text)).toEqual(["place G b1", "plant b1"]);
  expect(played).toEqual([]);
});

test("what is not lit asks why not, and what is in hand stays there", async () => {
  const { intent, asked } = table(CREATION);
  await intent.touch("shard:W");
  await intent.touch("cell:e4");
  expect(asked).toContainEqual({ question: "why", action: "place W e4" });
  expect(intent.told).toEqual({ kind: "refused", reason: { key: "refusal-covered", rule: "D-7.2" } });
  expect(intent.chosen).toEqual(["shard:W"]);
});

test("ending is asked about once more when something would be lost", async () => {
  const { intent, played } = table(["collect", "end"], 2);
  await intent.touch("end");
  expect(played).toEqual([]);
  await intent.confirm();
  expect(played).toEqual(["end"]);
});

test("another thing can be taken instead, and the same one put back", async () => {
  const { intent } = table(CREATION);
  await intent.touch("shard:W");
  await intent.touch("shard:G");
  expect(intent.chosen).toEqual(["shard:G"]);
  await intent.touch("shard:G");
  expect(intent.chosen).toEqual([]);
});
