// A power of several steps, left in the middle and taken up again.

import { named } from "./people";
import { AT_GOLEM, AT_TOWER, atPosition, TRAVELLING } from "./positions";
import { bar, lit, moves, thing } from "./sitting";
import { expect, test } from "./world";

test("a reload in the middle of the Golem comes back to the same question, with as many moves left", async ({ page }) => {
  await named(page, "Ada");
  const id = await atPosition(page, AT_GOLEM);
  await page.goto(`/t/${id}`);
  await bar(page).getByRole("button", { name: "Use Clockwork Golem" }).click();
  await expect(bar(page)).toContainText("3 moves left");
  for (const [from, to, left] of [["b1", "c1", "2 moves left"], ["d2", "c2", "one move left"]] as const) {
    await lit(page, `cell:${from}`).click();
    await lit(page, `cell:${to}`).click();
    await expect(bar(page)).toContainText(left);
    await page.reload();
    await expect(bar(page)).toContainText(`Clockwork Golem: ${left}, or stop.`);
    await expect(thing(page, `cell:${from}`)).toHaveAccessibleName(/empty/);
  }
  await lit(page, "cell:c2").click();
  await lit(page, "cell:d2").click();
  await expect(bar(page)).toContainText("Travel, 3 action points left.");
  await expect(thing(page, "cell:d2")).toHaveAccessibleName(/Water/);
  expect(await moves(page, id)).toBe(4);
});

test("a reload in the middle of the Tower asks for the one shard that is left, in another browser too", async ({ page, context }) => {
  await named(page, "Ada");
  const id = await atPosition(page, AT_TOWER);
  await page.goto(`/t/${id}`);
  await bar(page).getByRole("button", { name: "Use Tower of Wandering" }).click();
  await expect(bar(page)).toContainText("take up to 2 shards back");
  await lit(page, "cell:d2").click();
  await expect(bar(page)).toContainText("take one more shard back");
  await page.reload();
  await expect(bar(page)).toContainText("take one more shard back");
  await expect(thing(page, "shard:W")).toHaveAccessibleName(/1 × Water/);
  const second = await context.newPage();
  await second.goto(`/t/${id}`);
  await expect(bar(second)).toContainText("take one more shard back");
  await lit(second, "cell:b1").click();
  for (const tab of [page, second]) {
    await expect(bar(tab)).toContainText("Travel, 3 action points left.");
    await expect(thing(tab, "shard:R")).toHaveAccessibleName(/1 × Rock/);
  }
});

test("a choice of cards is the same after a reload, and stopping a power early is kept too", async ({ page }) => {
  await named(page, "Ada");
  const id = await atPosition(page, [...TRAVELLING, "actions 2", "sleepers 6 1 2z"]);
  await page.goto(`/t/${id}`);
  await bar(page).getByRole("button", { name: "Use King of Dreams" }).click();
  await lit(page, "deck:II").click();
  const drawn = page.locator('[data-thing^="card:"][data-lit]');
  await expect(drawn).toHaveCount(6);
  const names = await drawn.evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label")));
  await page.reload();
  await expect(drawn).toHaveCount(6);
  expect(await drawn.evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label")))).toEqual(names);
  await bar(page).getByRole("button", { name: "Keep none" }).click();
  await expect(bar(page)).toContainText("Travel, 2 action points left.");
  await page.reload();
  await expect(bar(page)).toContainText("Travel, 2 action points left.");
  await expect(bar(page).getByRole("button", { name: "Use King of Dreams" })).toHaveCount(0);
});
