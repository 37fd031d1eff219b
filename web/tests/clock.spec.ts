// Thinking time: seen by both, and what happens when it is up.

import type { Page } from "@playwright/test";
import { bar, PHONE, together } from "./sitting";
import { expect, test } from "./world";

test("a clock is shown to both, runs for whom the game waits, and what follows when it is up is told", async ({ visit, troubles }) => {
  troubles.expect(/status of 401/);
  const [ada, ben] = [await visit(), await visit()];
  const id = await together(ada, ben, { clock: { kind: "per-move", seconds: 15 } });
  for (const page of [ada, ben]) {
    await expect(page.getByRole("timer")).toHaveCount(2);
    await expect(page.getByRole("timer").first()).toHaveAccessibleName(/^0:[01]\d left$/);
  }
  // Nobody does anything: the time of one is up, the computer plays on for them, and a game of two is over.
  for (const page of [ada, ben]) {
    await page.getByRole("dialog", { name: "The game is over" }).getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Log and chat" }).click();
    const log = page.getByRole("complementary", { name: "Log and chat" });
    await expect(log.getByText(/^The time of (Ada|Ben) is up\.$/).first()).toBeVisible();
    await expect(page.getByText("the computer plays").first()).toBeVisible();
  }
  const told = (await (await ada.request.get(`/api/tables/${id}`)).json()) as { table_view: { chairs: { hand?: string }[] } };
  expect(told.table_view.chairs.some(({ hand }) => hand === "timed-out")).toBe(true);
});

/** Time goes by on the clock of a page, while the line stays as it is. */
async function pass(page: Page, seconds: number): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now + seconds * 1000);
}

test("a running clock counts down by itself, and a clock that does not run stands", async ({ visit, troubles }) => {
  troubles.expect(/status of 401/);
  const [ada, ben] = [await visit(), await visit()];
  await ada.clock.install();
  await together(ada, ben, { game: { game: "dreamscape", edition: "standard" }, clock: { kind: "total", seconds: 600, increment: 5 } });
  const runs = ada.locator("[role=timer].runs:visible");
  const stands = ada.locator("[role=timer]:not(.runs):visible");
  await expect(runs).toHaveCount(1);
  await expect(stands).toHaveCount(1);
  const before = await stands.textContent();
  await expect(runs).toHaveText(/^(10:00|9:\d\d)$/);
  await pass(ada, 300);
  await expect(runs).toHaveText(/^(5:00|4:\d\d)$/);
  await pass(ada, 600);
  await expect(runs).toHaveText("0:00");
  await expect(stands).toHaveText(before ?? "");
});

test("on a phone the running clock stands in the prompt bar, and every part of the table shows the same time", async ({ visit, troubles }) => {
  troubles.expect(/status of 401/);
  const [ada, ben] = [await visit(PHONE), await visit()];
  await ada.clock.install();
  await together(ada, ben, { game: { game: "dreamscape", edition: "standard" }, clock: { kind: "total", seconds: 600, increment: 5 } });
  const running = ada.locator("[role=timer].runs:visible");
  await ada.getByRole("tab", { name: "World" }).click();
  await expect(bar(ada).getByRole("timer")).toHaveText(/^(10:00|9:\d\d)$/);
  await expect(running).toHaveCount(1);
  await pass(ada, 300);
  await expect(bar(ada).getByRole("timer")).toHaveText(/^(5:00|4:\d\d)$/);
  // What comes into sight only now has not begun to run now.
  for (const name of ["Dream", "Others"]) {
    await ada.getByRole("tab", { name }).click();
    for (const clock of await running.all()) await expect(clock).toHaveText(/^(5:00|4:\d\d)$/);
  }
  await expect(ada.getByRole("tabpanel").getByRole("timer").first()).toBeVisible();
});
