// Lines that die without a word, and lines that are opened in a hurry.

import type { Page } from "@playwright/test";
import { Line } from "./line";
import { atPosition, TRAVELLING } from "./positions";
import { named } from "./people";
import { bar, candle, moves, row } from "./sitting";
import { expect, test } from "./world";

const TRAVEL = [...TRAVELLING, "actions 4", "sleepers 1 1"];

/** Somebody at a table, whose time passes as the test wants. */
async function sits(page: Page): Promise<{ id: string; line: Line }> {
  await page.clock.install();
  const line = await Line.of(page);
  await named(page, "Ada");
  const id = await atPosition(page, TRAVEL);
  await page.goto(`/t/${id}`);
  await expect(candle(page, "4 action points")).toBeVisible();
  return { id, line };
}

test("a move on a line that died without a word is made once, on another line", async ({ page }) => {
  const { id, line } = await sits(page);
  line.die();
  await row(page).click();
  await page.clock.runFor(16_000);
  await expect(candle(page, "3 action points")).toBeVisible();
  expect(await moves(page, id)).toBe(1);
});

/** How many steps the first seat could take back, as the server knows it. */
async function standing(page: Page, table: string): Promise<number> {
  const answer = await page.request.get(`/api/tables/${table}`);
  const { table_view } = (await answer.json()) as { table_view: { undo: { seat: number; steps: number }[] } };
  return table_view.undo.find(({ seat }) => seat === 1)?.steps ?? 0;
}

for (const [what, name, done] of [
  ["a move", /^Collect/, 2],
  ["taking back", "Take back", 0],
] as const) {
  test(`where nobody knows whether ${what} was done because its answer never came, that is said`, async ({ page }) => {
    const { id, line } = await sits(page);
    await row(page).click();
    await expect(candle(page, "3 action points")).toBeVisible();
    // The server does it and says so, and nothing that it says arrives.
    line.breakWith("ack");
    line.hold();
    await bar(page).getByRole("button", { name }).click();
    await expect(page.getByText("The connection is lost; trying again.")).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(bar(page)).toContainText("whether this was done is not known");
    await expect(bar(page)).not.toContainText("this was not done");
    expect(await standing(page, id)).toBe(done);
  });
}

for (const [when, pass] of [
  ["when somebody looks at the page again", lookAgain],
  ["when it was quiet for long", (page: Page) => page.clock.runFor(66_000)],
] as const) {
  test(`a line that died without a word is found out ${when}`, async ({ page, context }) => {
    const { id, line } = await sits(page);
    line.die();
    const second = await context.newPage();
    await second.goto(`/t/${id}`);
    await row(second).click();
    await expect(candle(second, "3 action points")).toBeVisible();
    await second.close();
    await expect(candle(page, "4 action points")).toBeVisible();
    await pass(page);
    await expect(candle(page, "3 action points")).toBeVisible();
  });
}

async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.clock.runFor(6_000);
}

test("however one hurries, there is one line to a table", async ({ page, troubles }) => {
  // A line that is given up before it was there.
  troubles.expect(/WebSocket connection/);
  await page.addInitScript(() => {
    const made: WebSocket[] = [];
    Object.assign(window, { made });
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL) {
        super(url);
        made.push(this);
      }
    };
  });
  await named(page, "Ada");
  await page.goto(`/t/${await atPosition(page, TRAVEL)}`);
  await expect(candle(page, "4 action points")).toBeVisible();
  const open = await page.evaluate(() => {
    dispatchEvent(new Event("offline"));
    dispatchEvent(new Event("online"));
    document.dispatchEvent(new Event("visibilitychange"));
    const { made } = window as unknown as { made: WebSocket[] };
    return made.filter(({ readyState }) => readyState <= WebSocket.OPEN).length;
  });
  expect(open).toBe(1);
  await row(page).click();
  await expect(candle(page, "3 action points")).toBeVisible();
});
