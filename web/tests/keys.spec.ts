// The table with the keyboard alone: Tab from board to board, arrows inside, Enter; and the focus is never lost.

import type { Locator, Page } from "@playwright/test";
import { named } from "./people";
import { AT_GOLEM, atPosition, TRAVELLING } from "./positions";
import { bar, lit, thing } from "./sitting";
import { expect, test } from "./world";

/** Goes to something with Tab, and with the arrows on the board that it is on. */
async function goTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses++) {
    const key = await target.evaluate((node) => {
      const from = document.activeElement;
      const board = node.closest("table, section:not(.bar)");
      if (from === node) return null;
      if (!from || !board?.contains(from)) return "Tab";
      const [here, there] = [from.getBoundingClientRect(), node.getBoundingClientRect()];
      const [right, down] = [there.x + there.width / 2 - here.x - here.width / 2, there.y + there.height / 2 - here.y - here.height / 2];
      if (Math.abs(right) > Math.abs(down)) return right > 0 ? "ArrowRight" : "ArrowLeft";
      return down > 0 ? "ArrowDown" : "ArrowUp";
    });
    if (key === null) return;
    await page.keyboard.press(key);
  }
  throw new Error("the keys do not lead there");
}

/** Goes there and presses Enter as soon as that does something; the focus stays at the table. */
async function press(page: Page, target: Locator): Promise<void> {
  await goTo(page, target);
  await expect(target).toBeEnabled();
  await page.keyboard.press("Enter");
}

const button = (page: Page, name: RegExp): Locator => bar(page).getByRole("button", { name });
const focused = (page: Page): Locator => page.locator(":focus");
/** The bar, or something in it. */
const inBar = (page: Page): Locator => page.locator("section.bar:focus, section.bar :focus");

test("shards are placed, the Dreamer walks and a Creation ends with Tab, arrows and Enter alone", async ({ page }) => {
  await named(page, "Ada");
  await page.goto(`/t/${await atPosition(page, ["phase creation", "dreamscape 1 c1=L", "hands 1 WRM", "sleepers 4 1z"])}`);
  await press(page, lit(page, "shard:R"));
  await press(page, lit(page, "cell:b1"));
  await expect(thing(page, "cell:b1")).toHaveAccessibleName(/Rock/);
  await expect(focused(page)).toHaveAttribute("data-cell", "b1");
  await press(page, button(page, /^Enter with the Dreamer/));
  await expect(page.locator('[data-cell="c1"]')).toHaveAccessibleName(/Dreamer/);
  // The button is used up: the bar, which says what can be done now, has the focus.
  await expect(inBar(page)).toHaveCount(1);
  await press(page, button(page, /^Walk$/));
  await expect(inBar(page)).toHaveCount(1);
  await press(page, lit(page, "cell:b1"));
  await expect(page.locator('[data-cell="b1"]')).toHaveAccessibleName(/Dreamer/);
  await expect(focused(page)).toHaveAttribute("data-cell", "b1");
  await press(page, button(page, /^End your Creation/));
  await expect(button(page, /^End your Creation/)).toBeFocused();
  await expect(bar(page)).toContainText("?");
  await page.keyboard.press("Enter");
  await expect(bar(page)).toContainText("Your turn as Ada 2");
  await expect(inBar(page)).toHaveCount(1);
});

test("a power is used and stopped, a step taken back and a Travel ended with Tab, arrows and Enter alone", async ({ page }) => {
  await named(page, "Ada");
  await page.goto(`/t/${await atPosition(page, AT_GOLEM)}`);
  await press(page, button(page, /^Use Clockwork Golem/));
  await expect(bar(page)).toContainText("3 moves left");
  await expect(inBar(page)).toHaveCount(1);
  await press(page, lit(page, "cell:b1"));
  await press(page, lit(page, "cell:c1"));
  await expect(bar(page)).toContainText("2 moves left");
  await expect(focused(page)).toHaveAttribute("data-cell", "c1");
  await press(page, button(page, /^Take back/));
  await expect(bar(page)).toContainText("3 moves left");
  await expect(button(page, /^Take back/)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(bar(page)).toContainText("Travel, 3 action points left.");
  // Nothing is left to take back, and the button keeps the focus.
  await expect(button(page, /^Take back/)).toBeDisabled();
  await expect(button(page, /^Take back/)).toBeFocused();
  await press(page, button(page, /^Fall asleep/));
  await expect(bar(page)).toContainText("Fall asleep here, 3 points unused?");
  await expect(button(page, /^Fall asleep/)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Creation", { exact: true })).toBeVisible();
  await expect(inBar(page)).toHaveCount(1);
});

test("a shard is exchanged, a card completed and its deck and the new card chosen with Tab, arrows and Enter alone", async ({ page }) => {
  await named(page, "Ada");
  await page.goto(`/t/${await atPosition(page, ["phase creation", "dreamscape 1 c1=RR", "hands 1 LL", "open 1 #3", "sleepers 4 1z"])}`);
  await press(page, lit(page, "shard:L"));
  await press(page, lit(page, "bag:W"));
  await expect(thing(page, "shard:W")).toBeVisible();
  await expect(thing(page, "shard:L")).toHaveCount(0);
  await press(page, lit(page, "shard:W"));
  await press(page, lit(page, "cell:c1"));
  await expect(bar(page)).toContainText("A dreamcard is complete!");
  await press(page, lit(page, "deck:II"));
  const drawn = page.locator('[data-thing^="card:"][data-lit]');
  await expect(drawn.first()).toBeVisible();
  await press(page, drawn.last());
  await press(page, button(page, /^Keep /));
  await expect(bar(page)).toContainText("Creation.");
});

test("what was harvested is put into rows and a row is put in order with Tab, arrows and Enter alone", async ({ page }) => {
  await named(page, "Ada");
  await page.goto(`/t/${await atPosition(page, [...TRAVELLING, "actions 3", "sleepers 2 1"])}`);
  await press(page, button(page, /^Use Dream Harvesters/));
  // Two of a colour are taken up by themselves.
  await expect(bar(page)).toContainText(/put a drawn shard at the end of a row|where to\?/);
  for (const _ of [1, 2]) {
    const drawn = page.locator('[data-thing^="drawn:"]');
    const before = await thing(page, "row:3").getAttribute("aria-label");
    if ((await drawn.first().getAttribute("aria-pressed")) !== "true") await press(page, page.locator('[data-thing^="drawn:"][data-lit]').first());
    await press(page, lit(page, "row:3"));
    await expect(thing(page, "row:3")).not.toHaveAccessibleName(before ?? "");
  }
  await expect(bar(page)).toContainText("Travel, 3 action points left.");
  await page.goto(`/t/${await atPosition(page, [...TRAVELLING, "actions 3", "sleepers 5 1"])}`);
  await press(page, button(page, /^Use Eternal Summer Lake/));
  await press(page, lit(page, "row:5"));
  for (const shard of ["R", "L"]) await press(page, lit(page, `next:${shard}`));
  await expect(bar(page)).toContainText("Travel, 3 action points left.");
  await expect(thing(page, "row:5")).toHaveAccessibleName(/Rock, Land, Water$/);
});

test("a red is sown on a link with Tab, arrows and Enter alone", async ({ page }) => {
  await named(page, "Ada");
  await page.goto(`/t/${await atPosition(page, ["options nightmare", ...TRAVELLING, "actions 0", "sleepers 5 1", "reds 2-5", "reserve 20"])}`);
  await press(page, button(page, /^Fall asleep/));
  await expect(bar(page)).toContainText("put a red on a link of 5 Eternal Summer Lake");
  await expect(page.locator('[data-thing^="link:"][data-lit]')).toHaveCount(2);
  await press(page, lit(page, "link:5-6"));
  await expect(page.getByRole("img", { name: /5-6/ })).toBeVisible();
  await expect(bar(page)).not.toContainText("put a red");
});
