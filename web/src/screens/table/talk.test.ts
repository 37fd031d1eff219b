import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Watched } from "../../net/live.svelte";
import type { Outcome } from "../../net/outcome";
import { Talk } from "./talk.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ lines: [] })));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A table at which saying something comes to these, one after the other, and to the last one ever after. */
function table(...outcomes: Outcome["kind"][]) {
  const sent: { text: string; client: string }[] = [];
  const live = {
    id: "t",
    line: "live",
    chat: [],
    remember: () => {},
    say: async (text: string, client: string): Promise<Outcome> => {
      sent.push({ text, client });
      return { kind: outcomes[Math.min(sent.length, outcomes.length) - 1] } as Outcome;
    },
  };
  return { talk: new Talk(live as unknown as Watched), sent };
}

async function say(talk: Talk, text: string): Promise<void> {
  talk.draft = text;
  const said = talk.say();
  await vi.advanceTimersByTimeAsync(60_000);
  await said;
}

test("what was sent and not answered is sent again under its name until there is an answer", async () => {
  const { talk, sent } = table("lost", "unsent", "lost", "done");
  await say(talk, "Sweet dreams!");
  expect(sent).toHaveLength(4);
  expect(new Set(sent.map(({ client }) => client)).size).toBe(1);
  expect(talk.told).toBeNull();
  expect(talk.draft).toBe("");
});

test("what never left is kept and told, and each new message has a name of its own", async () => {
  const { talk, sent } = table("unsent", "done");
  await say(talk, "Sweet dreams!");
  expect(sent).toHaveLength(1);
  expect(talk.told).toEqual({ kind: "hint", key: "tabletop-unsaid" });
  expect(talk.draft).toBe("Sweet dreams!");
  await say(talk, "Sweet dreams!");
  await say(talk, "Sweet dreams!");
  expect(new Set(sent.map(({ client }) => client)).size).toBe(3);
});

test("what may have been said has the same name when it is said once more, and another one when it is changed", async () => {
  const { talk, sent } = table("lost");
  await say(talk, "Sweet dreams!");
  expect(talk.told).toEqual({ kind: "hint", key: "tabletop-perhaps-said" });
  await say(talk, "Sweet dreams!");
  expect(new Set(sent.map(({ client }) => client)).size).toBe(1);
  await say(talk, "Good night!");
  expect(new Set(sent.map(({ client }) => client)).size).toBe(2);
});
