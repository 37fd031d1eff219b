import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Command } from "../protocol/table";
import { insist } from "./insist";
import type { Line } from "./live.svelte";
import type { Outcome } from "./outcome";

const BACK: Command = { do: "undo", seat: 1, client: "first" };
const SIT: Command = { do: "sit", seat: 1 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A table that answers with these, one after the other, and with the last one ever after. */
function table(...answers: Outcome["kind"][]) {
  const heard: Command[] = [];
  const asked = {
    line: "live" as Line,
    do: async (command: Command): Promise<Outcome> => {
      heard.push(command);
      return { kind: answers[Math.min(heard.length, answers.length) - 1] } as Outcome;
    },
  };
  return { asked, heard };
}

async function outcome(asked: Parameters<typeof insist>[0], command: Command): Promise<string> {
  const told = insist(asked, command);
  await vi.advanceTimersByTimeAsync(60_000);
  return (await told).kind;
}

test("what has a name is asked again under that name until there is an answer", async () => {
  const { asked, heard } = table("lost", "unsent", "done");
  expect(await outcome(asked, BACK)).toBe("done");
  expect(heard).toEqual([BACK, BACK, BACK]);
});

test("what has no name and may have been heard is asked once", async () => {
  const { asked, heard } = table("unsent", "lost", "done");
  expect(await outcome(asked, SIT)).toBe("lost");
  expect(heard).toEqual([SIT, SIT]);
});

test("what never left was not done, and of what left once nobody knows", async () => {
  expect(await outcome(table("unsent").asked, BACK)).toBe("unsent");
  expect(await outcome(table("lost", "unsent").asked, BACK)).toBe("lost");
});

test("nothing is asked while there is no line, nor after it was closed for good", async () => {
  const { asked, heard } = table("unsent", "done");
  asked.line = "lost";
  const told = insist(asked, BACK);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).toHaveLength(1);
  asked.line = "live";
  await vi.advanceTimersByTimeAsync(100);
  expect((await told).kind).toBe("done");
  const ended = table("unsent", "done");
  ended.asked.line = "ended";
  expect(await outcome(ended.asked, BACK)).toBe("unsent");
});
