// A server that is away for a minute. The minute passes on the clock of the page only.

import type { Page } from "@playwright/test";
import type { Server } from "./server";
import { bar, candle, moves, row, travel } from "./sitting";
import { expect, NO_SERVER, test } from "./world";

const LOST = "The connection is lost; trying again.";
const NOT_DONE = "The connection broke; this was not done.";
/** A bit longer than the longest pause between two tries. */
const A_TRY = 7_000;

const lost = (page: Page) => page.getByText(LOST);

/** A game that has begun, how often it was played in it, and no server any more. */
async function leftAlone(page: Page, server: Server): Promise<{ id: string; before: number }> {
  const id = await travel(page);
  const before = await moves(page, id);
  await server.kill();
  await expect(lost(page)).toBeVisible();
  return { id, before };
}

/** Lets time pass until the connection is there again. */
async function comesBack(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(A_TRY);
    await expect(lost(page)).toBeHidden({ timeout: 500 });
  }).toPass();
}

test("a server that is away for a minute is said to be, all the time, and then play goes on by itself", async ({
  page,
  server,
  troubles,
}) => {
  troubles.expect(NO_SERVER);
  await page.clock.install();
  const { id, before } = await leftAlone(page, server);
  for (let seconds = 0; seconds < 60; seconds += 10) {
    await page.clock.runFor(10_000);
    await expect(lost(page)).toBeVisible();
  }
  await server.start();
  await comesBack(page);
  await expect(bar(page)).toContainText("4 action points left");
  await row(page).click();
  await expect(bar(page)).toContainText("3 action points left");
  expect(await moves(page, id)).toBe(before + 1);
});

test("a move that is tried while the server is away for a minute is said not to be done, and is not done later", async ({
  page,
  server,
  troubles,
}) => {
  troubles.expect(NO_SERVER);
  await page.clock.install();
  const { id, before } = await leftAlone(page, server);
  await row(page).click();
  await page.clock.runFor(60_000);
  await expect(bar(page)).toContainText(NOT_DONE);
  await expect(lost(page)).toBeVisible();
  await server.start();
  await comesBack(page);
  expect(await moves(page, id)).toBe(before);
  await row(page).click();
  await expect(candle(page, "3 action points")).toBeVisible();
  expect(await moves(page, id)).toBe(before + 1);
});

test("a move that is tried while the server is away for a moment is done once when it is back", async ({
  page,
  server,
  troubles,
}) => {
  troubles.expect(NO_SERVER);
  const { id, before } = await leftAlone(page, server);
  await row(page).click();
  await expect(page.locator("[data-lit]")).toHaveCount(0);
  await server.start();
  await expect(bar(page)).toContainText("3 action points left");
  await expect(lost(page)).toBeHidden();
  expect(await moves(page, id)).toBe(before + 1);
});

test("taking back while the server is away for a moment is done once when it is back, however often it is asked for", async ({
  page,
  server,
  troubles,
}) => {
  troubles.expect(NO_SERVER);
  await travel(page);
  await row(page).click();
  await expect(bar(page)).toContainText("3 action points left");
  await row(page).click();
  await expect(bar(page)).toContainText("2 action points left");
  await server.kill();
  await expect(lost(page)).toBeVisible();
  await bar(page).getByRole("button", { name: "Take back" }).click();
  await page.keyboard.press("u");
  await server.start();
  await expect(lost(page)).toBeHidden();
  await expect(candle(page, "3 action points")).toBeVisible();
  await expect(bar(page)).not.toContainText(NOT_DONE);
  await expect(bar(page).getByRole("button", { name: "Play again" })).toBeVisible();
});
