import { afterEach, expect, test, vi } from "vitest";
import type { PlayerView } from "../../protocol/dreamscape";
import type { Command, OpenPrompt, Question, Said } from "../../protocol/table";
import { Intent, type Actable } from "./intent.svelte";

const PLAYER = { sleeper: 1, dreamer: "c1", hands: { W: 1, G: 1 } } as unknown as PlayerView;
const BESIDE = { ...PLAYER, dreamer: null } as PlayerView;
const FAR = { cell: "d3", cost: 2, points: 3, way: ["d1", "d2", "d3"], completes: [] };

type More = { points?: number; player?: PlayerView; brings?: Said[]; then?: OpenPrompt | null };

/** A table that notes what is asked of it and does everything. */
function table(actions: string[], { points = 0, player = PLAYER, brings, then = null }: More = {}) {
  const played: string[] = [];
  const asked: Question[] = [];
  let prompt: OpenPrompt | null = { seat: 1, number: 1, prompt: { key: "prompt-creation" }, actions };
  const live: { -readonly [part in keyof Actable]: Actable[part] } = {
    line: "live",
    do: async (command: Command) => {
      if (command.do === "play") played.push(command.action);
      prompt = then;
      return { kind: "done" };
    },
    ask: async <T>(_seat: number, question: Question) => {
      asked.push(question);
      const preview = brings ? { outcome: "known", events: brings, points: 0 } : { outcome: "unknown" };
      const answers = { why: { allowed: false, refusal: { key: "refusal-covered", rule: "D-7.2" } }, reach: [FAR], preview, fit: [] };
      return answers[question.question] as T;
    },
  };
  const intent = new Intent(live, () => ({ seat: prompt?.seat ?? 1, prompt, player, entry: "c1", points }));
  return { intent, live, played, asked, ask: (next: OpenPrompt) => void (prompt = next) };
}

/** Another question, with the same answers. */
const again = (seat: number, number: number, actions = CREATION): OpenPrompt => ({ seat, number, prompt: { key: "prompt-creation" }, actions });

afterEach(() => void vi.useRealTimers());

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
  const { intent, played } = table(["collect", "end"], { points: 2 });
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

test("a seat has answered when another one is asked, though both were asked by the same step", async () => {
  vi.useFakeTimers();
  const { intent } = table(["keep #1", "keep #2"], { then: again(2, 1) });
  void intent.play("keep #1");
  await vi.advanceTimersByTimeAsync(100);
  expect(intent.busy).toBe(false);
});

test("what an action would bring one seat is not told to another one that is asked by the same step", async () => {
  const { intent, asked, ask } = table(CREATION);
  intent.pointed = "end";
  await intent.look();
  await intent.look();
  expect(asked).toHaveLength(1);
  expect(intent.preview).not.toBe(null);
  ask(again(2, 1));
  expect(intent.preview).toBe(null);
  await intent.look();
  expect(asked).toHaveLength(2);
});

test("why something was not allowed, and where one could walk, hold for the question they were said about", async () => {
  const { intent, ask } = table(CREATION);
  await intent.touch("dreamer");
  await intent.touch("cell:e4");
  expect(intent.told).not.toBe(null);
  expect(intent.reach).toEqual([FAR]);
  ask(again(1, 2));
  expect(intent.told).toBe(null);
  expect(intent.reach).toEqual([]);
});

test("an answer that comes after one has gone on is not told", async () => {
  const { intent } = table(CREATION);
  await intent.touch("shard:W");
  const why = intent.touch("cell:e4");
  await intent.touch("shard:G");
  await why;
  expect(intent.told).toBe(null);
});

test("why something cannot be done stays told while one points at what can be", async () => {
  const { intent } = table(CREATION);
  await intent.touch("shard:W");
  await intent.touch("cell:e4");
  intent.point("cell:b1");
  await Promise.resolve();
  expect(intent.candidate?.text).toBe("place W b1");
  expect(intent.told).not.toBe(null);
  await intent.touch("shard:W");
  expect(intent.told).toBe(null);
});

test("a finger that enters is shown first what that brings, and where it brings nothing enters at once", async () => {
  const actions = ["end", "enter", "place W b1"];
  const scores = table(actions, { player: BESIDE, brings: [{ key: "event-entered" }, { key: "event-scored" }] });
  await scores.intent.touch("dreamer", "finger");
  expect(scores.played).toEqual([]);
  expect(scores.intent.awaiting?.text).toBe("enter");
  await scores.intent.touch("dreamer", "finger");
  expect(scores.played).toEqual(["enter"]);
  const nothing = table(actions, { player: BESIDE, brings: [{ key: "event-entered" }] });
  await nothing.intent.touch("dreamer", "finger");
  expect(nothing.played).toEqual(["enter"]);
});

test("a button under a finger asks as the thing itself does", async () => {
  const { intent, played } = table(["end", "enter", "place W b1"], { player: BESIDE, brings: [{ key: "event-scored" }] });
  const enter = intent.choices.find(({ text }) => text === "enter");
  if (!enter) throw new Error("there is no way in");
  await intent.act(enter, "finger");
  expect(intent.awaiting?.text).toBe("enter");
  intent.drop();
  await intent.act(enter, "mouse");
  expect(played).toEqual(["enter"]);
});

test("a finger that walks far is asked first, and a mouse is not", async () => {
  const { intent, played } = table(CREATION);
  await intent.touch("dreamer", "finger");
  await intent.touch("cell:d3", "finger");
  expect(played).toEqual([]);
  expect(intent.walking).toEqual(FAR);
  await intent.touch("cell:d3", "finger");
  expect(played).toEqual(["step d1"]);
  const mouse = table(CREATION);
  await mouse.intent.touch("dreamer");
  await mouse.intent.touch("cell:d3");
  expect(mouse.played).toEqual(["step d1"]);
});

test("a walk of several steps is shown where it is pointed at, before it is walked", async () => {
  const { intent, played } = table(CREATION);
  await intent.touch("dreamer");
  intent.pointed = "cell:d3";
  expect(intent.stroll).toEqual(FAR);
  // One step is shown as what it is.
  intent.pointed = "cell:d1";
  expect(intent.stroll).toBe(null);
  expect(intent.candidate?.text).toBe("step d1");
  expect(played).toEqual([]);
});

test("nothing is played twice by a second touch while the first is on its way", async () => {
  vi.useFakeTimers();
  const travel = ["collect", "end"];
  const { intent, played } = table(travel, { points: 2, then: again(1, 1, travel) });
  await intent.touch("end");
  void intent.confirm();
  await vi.advanceTimersByTimeAsync(100);
  await intent.confirm();
  expect(played).toEqual(["end"]);
});

test("an answer that was slow does not take the place of what is pointed at now", async () => {
  const { intent, live } = table(["place W b1", "place W d1"]);
  const known = { outcome: "known", events: [], points: 0 };
  let late: () => void = () => {};
  live.ask = <T>(_seat: number, question: Question) =>
    new Promise<T>((settle) => {
      if (question.question === "preview" && question.action === "place W d1") late = () => settle(known as T);
      else settle(known as T);
    });
  await intent.touch("shard:W");
  for (const cell of ["cell:b1", "cell:d1", "cell:b1"] as const) {
    intent.point(cell);
    await vi.waitFor(() => expect(intent.pointed).toBe(cell));
  }
  await vi.waitFor(() => expect(intent.preview).not.toBe(null));
  late();
  await new Promise((settle) => setTimeout(settle));
  expect(intent.candidate?.text).toBe("place W b1");
  expect(intent.preview).not.toBe(null);
});

test("what is taken up is done only where it is put down", async () => {
  const { intent, played } = table(["end", "enter", "place W b1", "take d1"], { player: BESIDE });
  expect(intent.carries("cell:d1")).toBe(false);
  await intent.take("cell:d1");
  expect(intent.chosen).toEqual([]);
  await intent.take("dreamer");
  expect(intent.chosen).toEqual(["dreamer"]);
  for (const elsewhere of ["cell:e4", "cell:d1", "end"] as const) await intent.put(elsewhere);
  expect(played).toEqual([]);
  await intent.put("cell:c1");
  expect(played).toEqual(["enter"]);
});

test("the Dreamer who is put down far away before it is known how far walks there", async () => {
  const { intent, played } = table(CREATION);
  void intent.take("dreamer");
  await intent.put("cell:d3");
  expect(intent.told).toBe(null);
  expect(played).toEqual(["step d1"]);
});

test("what is taken up goes itself, though something else waited for a yes", async () => {
  const { intent, played } = table(["done", "golem b1:1 c1", "golem b1:1 d1", "golem c1:1 d1"]);
  await intent.touch("cell:b1", "finger");
  await intent.touch("cell:c1", "finger");
  expect(intent.awaiting?.text).toBe("golem b1:1 c1");
  await intent.take("cell:c1");
  await intent.put("cell:d1");
  expect(played).toEqual(["golem c1:1 d1"]);
});

test("while a line that seems to live carries nothing, everything else has its turn", async () => {
  const { intent, live } = table(CREATION);
  live.do = async () => ({ kind: "unsent" });
  const told = intent.play("end");
  // What tells that the line is dead comes later than everything that was said before.
  setTimeout(() => void (live.line = "ended"));
  await told;
  expect(intent.told).toEqual({ kind: "hint", key: "tabletop-not-done" });
});
