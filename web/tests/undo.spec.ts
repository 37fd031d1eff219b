// Taking back: as far as nobody learned anything, and beyond that if the others agree.

import type { Page } from "@playwright/test";
import { named } from "./people";
import { atPosition, TRAVELLING } from "./positions";
import { bar, candle, row, together, travelling } from "./sitting";
import { expect, test } from "./world";

const back = (page: Page) => bar(page).getByRole("button", { name: "Take back" });
const again = (page: Page) => bar(page).getByRole("button", { name: "Play again" });

test("taking back says how far it goes and why no further, step by step, and every step can be played again", async ({ page }) => {
  await named(page, "Ada");
  // At the Muse Archives a shard is drawn from the bag: that is something learned.
  await page.goto(`/t/${await atPosition(page, [...TRAVELLING, "actions 4", "sleepers 1 1"])}`);
  await expect(back(page)).toBeDisabled();
  await expect(back(page)).toHaveAccessibleDescription("You have nothing to take back.");
  await bar(page).getByRole("button", { name: "Use Muse Archives" }).click();
  await expect(back(page)).toHaveAccessibleDescription("Something hidden was revealed.");
  await expect(back(page)).toBeDisabled();
  await row(page).click();
  await expect(back(page)).toHaveAccessibleDescription("one step Something hidden was revealed.");
  await row(page).click();
  await expect(back(page)).toHaveAccessibleDescription("up to 2 steps Something hidden was revealed.");
  await expect(bar(page)).toContainText("2 action points left");
  await back(page).click();
  await expect(bar(page)).toContainText("3 action points left");
  await expect(back(page)).toHaveAccessibleDescription(/^one step/);
  await back(page).click();
  await expect(bar(page)).toContainText("4 action points left");
  await expect(back(page)).toBeDisabled();
  await expect(back(page)).toHaveAccessibleDescription("Something hidden was revealed.");
  // The key says why as well, instead of doing nothing.
  await page.keyboard.press("u");
  await expect(bar(page)).toContainText("Something hidden was revealed.");
  await again(page).click();
  await expect(bar(page)).toContainText("3 action points left");
  await again(page).click();
  await expect(bar(page)).toContainText("2 action points left");
  await expect(again(page)).toHaveCount(0);
});

test("beyond its end, going back needs the yes of the other, who can also refuse", async ({ visit, troubles }) => {
  troubles.expect(/status of 401/);
  const [ada, ben] = [await visit(), await visit()];
  await together(ada, ben);
  const [first, other] = await travelling([ada, ben]);
  await row(first).click();
  await expect(candle(first, "3 action points")).toBeVisible();
  await bar(first).getByRole("button", { name: /^Fall asleep/ }).click();
  await bar(first).getByRole("button", { name: /^Fall asleep/ }).first().click();
  await expect(bar(other)).toContainText("Your turn");
  await expect(back(first)).toHaveAccessibleDescription("The turn passed on.");
  await expect(back(first)).toBeDisabled();

  const request = (page: Page) => page.getByRole("status").filter({ hasText: /asks to go back/ });
  const ask = async (): Promise<void> => {
    await first.getByRole("button", { name: "This table" }).click();
    await first.getByLabel(/^Steps to go back/).fill("2");
    await first.getByRole("button", { name: "Ask to go back" }).click();
    await expect(first.getByRole("dialog")).toHaveCount(0);
    await expect(request(other)).toContainText("asks to go back 2 steps.");
  };
  await ask();
  await expect(request(first)).toContainText("asks to go back 2 steps.");
  await expect(request(first).getByRole("button", { name: "Agree" })).toHaveCount(0);
  await request(other).getByRole("button", { name: "Refuse" }).click();
  await expect(request(first)).toHaveCount(0);
  await expect(first.getByRole("status").filter({ hasText: "refuses to go back." })).toBeVisible();
  await expect(bar(other)).toContainText("Your turn");

  await ask();
  await request(other).getByRole("button", { name: "Agree" }).click();
  await expect(bar(first)).toContainText("4 action points left");
  await expect(bar(other)).toContainText("is playing");
  await expect(request(first)).toHaveCount(0);
  await row(first).click();
  await expect(bar(first)).toContainText("3 action points left");
});

test("where nothing can be taken back, that is said and nobody can be asked", async ({ page }) => {
  await named(page, "Ada");
  const made = await page.request.post("/api/tables", {
    data: { game: { game: "dreamscape", options: ["solo=1"] }, seats: ["maker"], undo: "none" },
  });
  await page.goto(`/t/${((await made.json()) as { id: string }).id}`);
  await expect(back(page)).toBeDisabled();
  await expect(back(page)).toHaveAccessibleDescription("At this table nothing can be taken back.");
  await page.getByRole("button", { name: "This table" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.getByRole("button", { name: "Ask to go back" })).toHaveCount(0);
});
