import type { Page } from "@playwright/test";
import { named } from "./people";
import { isWhole } from "./sight";
import { PHONE } from "./sitting";
import { expect, test } from "./world";

/** What is touched in each lesson: things by their names, buttons of the bar by their words. */
const LESSONS = [
  ["row:1", "place:4", "row:4", "place:5", "button:Fall asleep", "button:Fall asleep"],
  ["shard:R", "cell:c1", "shard:W", "cell:b1", "shard:R", "cell:c1", "shard:L", "bag:G", "button:Plant a tree", "cell:b1"],
  ["button:Enter", "button:Walk", "cell:c2", "button:Walk", "cell:d2", "button:Walk", "cell:d3", "button:Walk", "cell:c3"],
  ["shard:W", "cell:b1", "deck:I", "card:3", "button:Keep High Tarn", "shard:W", "cell:d1"],
  ["button:Use Clockwork Golem", "cell:b1", "cell:c1", "button:Stop here", "shard:G", "card:5", "button:Grass on Barefoot Path: use", "cell:d2", "button:Stop here", "place:5"],
  ["place:3", "button:Fall asleep", "button:Fall asleep", "link:3-6", "shard:N", "cell:d1"],
];

const guide = (page: Page) => page.getByRole("complementary", { name: "Your guide" });
const bar = (page: Page) => page.getByRole("region", { name: "What the game waits for" });

async function touch(page: Page, what: string): Promise<void> {
  const words = /^button:(.*)/.exec(what)?.[1];
  if (words !== undefined) await bar(page).getByRole("button", { name: words }).first().click();
  else await page.locator(`[data-thing="${what}"][data-lit]`).first().click();
}

test("the six lessons are learned from the first to the last by clicking", async ({ page }) => {
  test.setTimeout(300_000);
  await named(page, "Ada");
  await page.goto("/learn");
  await expect(page.getByText("0 of 6 lessons finished")).toBeVisible();
  await page.getByRole("link", { name: "Begin: Travel and keys" }).click();
  for (const [index, things] of LESSONS.entries()) {
    await expect(guide(page)).toContainText(`Lesson ${index + 1} of 6`);
    for (const thing of things) await touch(page, thing);
    await expect(guide(page)).toContainText("Well done!");
    if (index + 1 < LESSONS.length) await guide(page).getByRole("link", { name: "Next lesson" }).click();
  }
  await guide(page).getByRole("link", { name: "All lessons" }).click();
  await expect(page.getByText("6 of 6 lessons finished")).toBeVisible();
  await page.goto("/");
  await expect(page.getByText("No table yet.")).toBeVisible();
});

test("a lesson is learned on a phone with a finger, and what is touched next is in sight", async ({ visit }) => {
  const page = await visit({ ...PHONE, viewport: { width: 360, height: 740 } });
  await named(page, "Ada");
  await page.goto("/learn/2");
  await expect(guide(page)).toBeVisible();
  for (const what of LESSONS[1] ?? []) {
    const words = /^button:(.*)/.exec(what)?.[1];
    const target = words !== undefined ? bar(page).getByRole("button", { name: words }).first() : page.locator(`[data-thing="${what}"][data-lit]`).first();
    await target.tap();
    // A finger is shown first what it would bring.
    const yes = bar(page).locator(".does > button.primary:first-child");
    if (!/^(cell|bag):/.test(what)) continue;
    await yes.tap();
    // Nothing can be taken up before that is done.
    await expect(yes).toHaveCount(0);
  }
  await expect(guide(page)).toContainText("Well done!");
  await expect(guide(page).getByRole("link", { name: "Next lesson" })).toBeInViewport({ ratio: 1 });
});

test("a lesson gives hints, goes on after a reload, and says when it must be begun again", async ({ page }) => {
  await named(page, "Ada");
  await page.goto("/learn/1");
  await guide(page).getByRole("button", { name: "Show a hint" }).click();
  await expect(guide(page)).toContainText("That costs one action point.");
  await touch(page, "row:1");
  await expect(guide(page).getByRole("status")).toContainText("Reached: Collect the Water at your place.");
  await page.reload();
  await expect(guide(page)).toContainText("Now Move to place 4");
  await page.keyboard.press("u");
  await expect(guide(page)).toContainText("Now Collect the Water at your place.");
  await touch(page, "row:1");
  await expect(guide(page)).toContainText("Now Move to place 4");
  await guide(page).getByRole("button", { name: "Show all goals" }).click();
  await expect(guide(page).getByRole("listitem").filter({ hasText: "(reached)" })).toHaveCount(1);
  await touch(page, "button:Fall asleep");
  await touch(page, "button:Fall asleep");
  await expect(guide(page)).toContainText("start the lesson again");
  await guide(page).getByRole("button", { name: "Start again" }).click();
  await expect(guide(page)).toContainText("Now Collect the Water at your place.");
});

test("the places of a lesson lie over nothing else on a small screen", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 720 });
  await named(page, "Ada");
  await page.goto("/learn/1");
  await expect(page.locator('[data-thing="row:6"]')).toBeInViewport({ ratio: 1 });
  await isWhole(page);
  const under = await page.getByText("Bag", { exact: true }).boundingBox();
  for (const place of [4, 5, 6]) {
    const row = await page.locator(`[data-thing="row:${place}"]`).boundingBox();
    expect((row?.y ?? 0) + (row?.height ?? 0), `row ${place}`).toBeLessThanOrEqual(under?.y ?? 0);
  }
});
