// A table on a phone: one part of it at a time, and a finger.

import { playToEnd } from "./hand";
import { named } from "./people";
import { atPosition, CREATING, TRAVELLING } from "./positions";
import { fitsAcross } from "./sight";
import { bar, lit, moves, open, PHONE, thing } from "./sitting";
import { expect, test } from "./world";

test.use(PHONE);

test("a whole game with nightmares is played to the end against bots with a finger", async ({ page }) => {
  test.setTimeout(480_000);
  await open(page, ["nightmare"], ["maker", "bot"]);
  await expect(bar(page)).toBeVisible();
  await playToEnd([page], "tap");
  await expect(page.getByRole("dialog")).toContainText("The game is over");
  await expect(page.getByRole("table", { name: "Points by cycle" }).getByRole("rowheader", { name: "Cycle 6" })).toBeAttached();
  await fitsAcross(page, "the end");
});

test("with a shard in hand one may look at every part of the table, and comes back to where it goes", async ({ page }) => {
  await named(page, "Ada");
  await page.goto(`/t/${await atPosition(page, CREATING)}`);
  const part = (name: string) => page.getByRole("tab", { name });
  await expect(part("Dream")).toHaveAttribute("aria-selected", "true");
  await lit(page, "shard:W").tap();
  for (const name of ["World", "Cards", "Others", "Log", "World"]) {
    await part(name).tap();
    await expect(part(name)).toHaveAttribute("aria-selected", "true");
    await expect(bar(page)).toContainText("Water: where to?");
  }
  await expect(thing(page, "place:1")).toBeVisible();
  // Another shard is taken: that is placed in the Dream.
  await lit(page, "shard:R").tap();
  await expect(part("Dream")).toHaveAttribute("aria-selected", "true");
  await lit(page, "cell:d1").tap();
  await bar(page).getByRole("button", { name: "Place Rock on d1" }).tap();
  await expect(thing(page, "cell:d1")).toHaveAccessibleName(/: Rock/);
});

test("who comes back in the middle of a power is led to where it goes on", async ({ page }) => {
  await named(page, "Ada");
  await page.goto(`/t/${await atPosition(page, [...TRAVELLING, "actions 2", "sleepers 6 1 2z"])}`);
  await bar(page).getByRole("button", { name: "Use King of Dreams" }).tap();
  await expect(lit(page, "deck:II")).toBeVisible();
  await page.reload();
  await expect(bar(page)).toContainText("name the deck");
  await expect(page.getByRole("tab", { name: "Cards" })).toHaveAttribute("aria-selected", "true");
  await expect(lit(page, "deck:II")).toBeVisible();
});

test("a message in the making is left alone when the game goes on, and kept while one looks elsewhere", async ({ page, context }) => {
  await named(page, "Ada");
  const id = await atPosition(page, [...TRAVELLING, "actions 0", "sleepers 1 1"]);
  await page.goto(`/t/${id}`);
  const part = (name: string) => page.getByRole("tab", { name });
  await part("Log").tap();
  const message = page.getByRole("textbox", { name: "Message" });
  await message.fill("Good night");
  const second = await context.newPage();
  await second.goto(`/t/${id}`);
  await bar(second).getByRole("button", { name: /^Fall asleep/ }).tap();
  await expect(page.getByText("Creation", { exact: true })).toBeVisible();
  await second.close();
  await expect(part("Log")).toHaveAttribute("aria-selected", "true");
  await expect(message).toHaveValue("Good night");
  await part("Dream").tap();
  await expect(message).toHaveCount(0);
  await part("Log").tap();
  await expect(message).toHaveValue("Good night");
});

test("a finger is shown where a walk leads and what it costs and brings, before it is walked", async ({ page }) => {
  await named(page, "Ada");
  const id = await atPosition(page, ["phase creation", "dreamscape 1 c1=L@ d1=L e1=R", "hands 1 MMW", "sleepers 4 1z"]);
  await page.goto(`/t/${id}`);
  await thing(page, "dreamer").tap();
  await page.locator('[data-cell="e1"][data-lit]').tap();
  const yes = bar(page).getByRole("button", { name: /^Walk to e1: / });
  await expect(yes).toBeVisible();
  expect(await moves(page, id)).toBe(0);
  await yes.tap();
  await expect(page.locator('[data-cell="e1"]')).toHaveAccessibleName(/Dreamer/);
  expect(await moves(page, id)).toBe(2);
});

test("a mouse is shown where a walk leads and what it costs and brings, before it is walked", async ({ visit }) => {
  const page = await visit();
  await named(page, "Ada");
  const id = await atPosition(page, ["phase creation", "dreamscape 1 c1=L@ d1=L e1=R", "hands 1 MMW", "sleepers 4 1z"]);
  await page.goto(`/t/${id}`);
  await thing(page, "dreamer").click();
  await page.locator('[data-cell="e1"][data-lit]').hover();
  await expect(bar(page)).toContainText("Walk to e1: ");
  expect(await moves(page, id)).toBe(0);
});

test("a finger scrolls over cells that are lit, and carries what can be taken up", async ({ page }) => {
  await named(page, "Ada");
  await page.goto(`/t/${await atPosition(page, ["phase creation", "dreamscape 1 b1=R c1=L@", "hands 1 WMM", "sleepers 4 1z"])}`);
  await expect(lit(page, "dreamer")).toHaveCSS("touch-action", "none");
  await lit(page, "shard:W").tap();
  await expect(lit(page, "cell:d1")).toHaveCSS("touch-action", "manipulation");
});
