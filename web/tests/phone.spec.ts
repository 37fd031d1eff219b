// A table on a phone: one part of it at a time, and a finger.

import { playToEnd } from "./hand";
import { named } from "./people";
import { atPosition, CREATING } from "./positions";
import { bar, lit, open, PHONE, thing } from "./sitting";
import { expect, test } from "./world";

test.use(PHONE);

test("a whole game with nightmares is played to the end against bots with a finger", async ({ page }) => {
  test.setTimeout(480_000);
  await open(page, ["nightmare"], ["maker", "bot"]);
  await expect(bar(page)).toBeVisible();
  await playToEnd([page], "tap");
  await expect(page.getByRole("dialog")).toContainText("The game is over");
  await expect(page.getByRole("table", { name: "Points by cycle" }).getByRole("columnheader", { name: "Cycle 6" })).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
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
