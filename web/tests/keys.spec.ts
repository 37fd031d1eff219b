// The table with the keyboard alone: Tab from board to board, arrows inside, Enter; and the focus is never lost.

import type { Locator, Page } from "@playwright/test";
import { named } from "./people";
import { AT_GOLEM, atPosition } from "./positions";
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

/** Goes there and presses Enter; the focus stays at the table. */
async function press(page: Page, target: Locator): Promise<void> {
  await goTo(page, target);
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
