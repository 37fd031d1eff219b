import type { Page } from "@playwright/test";
import { named } from "./people";
import { expect, test } from "./world";

/** What is to be done in each lesson. */
const DEEDS = [
  ["collect", "move 4", "collect"],
  ["place R c1", "place R c1", "plant c1"],
  ["enter", "step c2", "step c1", "step b1"],
  ["place R b1", "place R b1", "place W b1", "draw I"],
  ["power", "use #1 W"],
  ["move 4", "end", "sow 3-6"],
];

/** Does things at a table on a socket of its own; where a text is not allowed, whatever begins with the same word. */
async function act(page: Page, table: string, deeds: string[]): Promise<void> {
  await page.evaluate(
    ({ table, deeds }) =>
      new Promise<void>((done, fail) => {
        const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${table}/live`);
        let at = 0;
        socket.onmessage = (event) => {
          const message = JSON.parse(String(event.data));
          if (message.type === "refused") fail(new Error(JSON.stringify(message.reason)));
          const prompt = message.scene?.prompts?.[0];
          const deed = deeds[at];
          if (!prompt) return;
          if (deed === undefined) return done();
          const verb = deed.split(" ")[0] ?? deed;
          const action = prompt.actions.find((each: string) => each === deed) ?? prompt.actions.find((each: string) => each.startsWith(verb));
          at += 1;
          const command = { do: "play", seat: prompt.seat, expected: prompt.number, action, client: `deed-${at}` };
          socket.send(JSON.stringify({ type: "do", id: at, command }));
        };
      }),
    { table, deeds },
  );
}

test("the six lessons are learned from the first to the last", async ({ page }) => {
  test.setTimeout(120_000);
  await named(page, "Ada");
  await page.goto("/learn");
  let laid = page.waitForResponse(/\/api\/records$/);
  await page.getByRole("link", { name: /Travel and keys/ }).click();
  for (const [index, deeds] of DEEDS.entries()) {
    const { id } = (await (await laid).json()) as { id: string };
    const lesson = page.getByRole("region", { name: `Lesson ${index + 1}` });
    await expect(lesson).toContainText("1 of");
    await act(page, id, deeds);
    await expect(lesson).toContainText("Learned!");
    if (index + 1 === DEEDS.length) break;
    laid = page.waitForResponse(/\/api\/records$/);
    await lesson.getByRole("link", { name: "Next lesson" }).click();
  }
  await page.getByRole("link", { name: "All lessons" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Learned!" })).toHaveCount(6);
});
