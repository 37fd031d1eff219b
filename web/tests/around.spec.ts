// Several people around one screen: each answers for a seat of their own.

import { madeTable, named } from "./people";
import { atPosition } from "./positions";
import { bar, begin, lit, thing } from "./sitting";
import { expect, test } from "./world";

test("seats that choose at once choose one after the other at one screen, without waiting", async ({ page }) => {
  await named(page, "Ada");
  const id = await madeTable(page, { game: { game: "dreamscape", edition: "en" }, seats: ["maker", "maker", "maker"] });
  await page.goto(`/t/${id}`);
  const turn = (seat: number) => page.getByText(`Your turn as Ada ${seat}`);
  const keep = bar(page).getByRole("button", { name: /^Keep/ });
  for (const seat of [1, 2, 3]) await expect(turn(seat)).toBeVisible();
  for (const seat of [1, 2]) {
    // Sooner than an answer that never comes would be given up.
    await page.locator('[data-thing^="card:"][data-lit]').first().click({ timeout: 25_000 });
    // Who has a choice is asked once more.
    await expect.poll(async () => (await keep.isVisible()) || (await turn(seat).count()) === 0).toBe(true);
    if (await keep.isVisible()) await keep.click();
    await expect(turn(seat)).toHaveCount(0);
  }
  await begin(page);
});

test("seats that create at the same time go on one after the other at one screen, without waiting", async ({ page }) => {
  await named(page, "Ada");
  const hands = ["dreamscape 1 c1=L", "hands 1 W", "dreamscape 2 c1=L", "hands 2 R"];
  await page.goto(`/t/${await atPosition(page, ["options simultaneous", "phase creation", "sleepers 4 1z", ...hands])}`);
  const end = bar(page).getByRole("button", { name: /^End your Creation/ });
  await end.click();
  await end.click();
  await expect(page.getByText("Your turn as Ada 1")).toHaveCount(0);
  // Sooner than an answer that never comes would be given up.
  await lit(page, "shard:R").click({ timeout: 25_000 });
  await lit(page, "cell:b1").click();
  await expect(thing(page, "cell:b1")).toHaveAccessibleName(/Rock/);
});
