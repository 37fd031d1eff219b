// Boards that are older than they look: a slow line, a broken one, and two tabs of one person.

import type { Page } from "@playwright/test";
import { Line } from "./line";
import { atPosition, CREATING, TRAVELLING } from "./positions";
import { named } from "./people";
import { bar, candle, lit, moves, row, thing, together, travel } from "./sitting";
import { expect, NO_SERVER, test } from "./world";

const CHANGED = "The table has changed meanwhile; look again.";

test("a move on an old board is not played, and the board is shown as it is now", async ({ page, context }) => {
  const line = await Line.of(page);
  await named(page, "Ada");
  const id = await atPosition(page, [...TRAVELLING, "actions 4", "sleepers 1 1"]);
  await page.goto(`/t/${id}`);
  await expect(candle(page, "4 action points")).toBeVisible();
  line.hold();
  const second = await context.newPage();
  await second.goto(`/t/${id}`);
  await row(second).click();
  await expect(candle(second, "3 action points")).toBeVisible();
  // The first tab still offers what the second one has done.
  await expect(candle(page, "4 action points")).toBeVisible();
  const answered = line.said("behind");
  await row(page).click();
  await answered;
  line.release();
  await expect(bar(page)).toContainText(CHANGED);
  await expect(candle(page, "3 action points")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await moves(page, id)).toBe(1);
  // The next move is made on the board of now, and the sentence has gone.
  await bar(page).getByRole("button", { name: "Take back" }).click();
  await expect(bar(page)).toContainText("4 action points left");
  await expect(bar(second)).toContainText("4 action points left");
});

test("a move whose answer was lost with the line is played once", async ({ page }) => {
  const line = await Line.of(page);
  const id = await travel(page);
  const before = await moves(page, id);
  line.breakWith("ack");
  await row(page).click();
  await expect(candle(page, "3 action points")).toBeVisible();
  await expect(bar(page)).toContainText("3 action points left");
  expect(await moves(page, id)).toBe(before + 1);
  // Nobody was away: what one did oneself is no news.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await row(page).click();
  await expect(bar(page)).toContainText("2 action points left");
  expect(await moves(page, id)).toBe(before + 2);
});

test("each of two tabs has a hand of its own, and both show every move", async ({ page, context }) => {
  await named(page, "Ada");
  const id = await atPosition(page, CREATING);
  await page.goto(`/t/${id}`);
  const second = await context.newPage();
  await second.goto(`/t/${id}`);
  await lit(page, "shard:W").click();
  await expect(bar(page)).toContainText("where to?");
  await expect(thing(second, "shard:W")).toHaveAttribute("aria-pressed", "false");
  await lit(second, "shard:R").click();
  await lit(second, "cell:b1").click();
  for (const tab of [page, second]) {
    await expect(thing(tab, "cell:b1")).toHaveAccessibleName(/column 2, row 1: .*Rock/i);
    await expect(thing(tab, "shard:R")).toHaveAccessibleName(/1 × Rock/i);
  }
  // What the first tab had in hand was meant for the board of before.
  await expect(thing(page, "shard:W")).toHaveAttribute("aria-pressed", "false");
  await lit(page, "shard:W").click();
  await lit(page, "cell:d1").click();
  await expect(thing(second, "cell:d1")).toHaveAccessibleName(/Water/i);
  expect(await moves(page, id)).toBe(2);
});

test("why something may not be is said no longer than it is true, and not once more in the menu", async ({ page, context }) => {
  await named(page, "Ada");
  const id = await atPosition(page, CREATING);
  await page.goto(`/t/${id}`);
  const rule = page.getByRole("link", { name: /^Rule D-/ });
  await lit(page, "shard:W").click();
  await thing(page, "cell:a4").click();
  await expect(bar(page).getByRole("link", { name: /^Rule D-/ })).toBeVisible();
  await page.getByRole("button", { name: "This table" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(rule).toBeVisible();
  const second = await context.newPage();
  await second.goto(`/t/${id}`);
  await lit(second, "shard:R").click();
  await lit(second, "cell:b1").click();
  await expect(thing(page, "cell:b1")).toHaveAccessibleName(/Rock/);
  await expect(rule).toHaveCount(0);
  await second.close();
  // It is said until something else is done.
  await lit(page, "shard:W").click();
  await thing(page, "cell:a4").click();
  await expect(rule).toBeVisible();
  await lit(page, "cell:d1").hover();
  await expect(bar(page)).toContainText("Place Water on d1");
  await expect(rule).toBeVisible();
  await lit(page, "shard:R").click();
  await expect(rule).toHaveCount(0);
});

test("a message that was lost with the line, or whose answer was, is said once, and what others said meanwhile is heard", async ({ visit, troubles }) => {
  troubles.expect(/status of 401/);
  const [ada, ben] = [await visit(), await visit()];
  const line = await Line.of(ada);
  await together(ada, ben);
  const talk = ada.getByRole("list", { name: "Chat" });
  const message = (page: Page) => page.getByRole("textbox", { name: "Message" });
  for (const page of [ada, ben]) await page.getByRole("button", { name: "Log and chat" }).click();
  line.breakWith("ack");
  await message(ada).fill("Sweet dreams!");
  await message(ada).press("Enter");
  await expect(message(ada)).toHaveValue("");
  await expect(talk.getByText("Sweet dreams!")).toHaveCount(1);
  line.breakBefore("chat");
  await message(ada).fill("Are you there?");
  await message(ada).press("Enter");
  await expect(message(ada)).toHaveValue("");
  await expect(talk.getByText("Are you there?")).toHaveCount(1);
  const others = ben.getByRole("list", { name: "Chat" });
  await expect(others.getByText("Are you there?")).toHaveCount(1);
  await expect(others.getByText("Sweet dreams!")).toHaveCount(1);
  // A line that broke while somebody else spoke.
  line.breakWith("chat");
  await message(ben).fill("You too!");
  await message(ben).press("Enter");
  await expect(talk.getByText("You too!")).toHaveCount(1);
  await expect(ada.getByRole("log")).toContainText("Ben: You too!");
});

test("a message that cannot be sent is kept, and it is told that it was not said", async ({ page, server, troubles }) => {
  troubles.expect(NO_SERVER);
  await travel(page);
  await page.getByRole("button", { name: "Log and chat" }).click();
  await server.kill();
  await expect(page.getByText("The connection is lost; trying again.")).toBeVisible();
  const message = page.getByRole("textbox", { name: "Message" });
  await message.fill("Sweet dreams!");
  await message.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("There is no connection; this was not said.");
  await server.start();
  await expect(page.getByText("The connection is lost; trying again.")).toBeHidden();
  await expect(message).toHaveValue("Sweet dreams!");
  await message.press("Enter");
  await expect(page.getByRole("list", { name: "Chat" }).getByText("Sweet dreams!")).toHaveCount(1);
  await expect(message).toHaveValue("");
  await expect(page.getByRole("alert")).toHaveCount(0);
});
