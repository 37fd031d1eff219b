// Pointing tells something and moves nothing: what moved away from under the pointer would be pointed at no more, and so on for ever.

import type { Page } from "@playwright/test";
import { named } from "./people";
import { AT_GOLEM, atPosition, COMPLETING, TRAVELLING } from "./positions";
import { isWhole } from "./sight";
import { bar, lit, thing } from "./sitting";
import { expect, test } from "./world";

const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
];
/** The Dreamer can walk far, over water. */
const WALKING = ["phase creation", "dreamscape 1 c1=L@ d1=W d2=W e1=G", "hands 1 MMG", "sleepers 4 1z"];

/** A Creation in which Grass on d2 completes a card that is as high as it is wide. */
const SQUARE = ["phase creation", "dreamscape 1 c1=R d1=R c2=G^", "hands 1 GRL", "sleepers 4 1z", "open 1 #21"];

/** What is in hand already, what is lit as soon as all is known, and what would complete a card. */
type Scene = { name: string; position: readonly string[]; first?: string; known?: string; completes?: string };
const SCENES: readonly Scene[] = [
  { name: "travelling", position: [...TRAVELLING, "actions 3", "hands 1 G", "sleepers 4 1"] },
  { name: "a row of shards", position: COMPLETING, first: "shard:L", completes: "cell:d1" },
  { name: "a square of shards", position: SQUARE, first: "shard:G", completes: "cell:d2" },
  { name: "a walk", position: WALKING, first: "dreamer", known: "cell:d2" },
  { name: "the Golem", position: AT_GOLEM, first: "place:4", known: "cell:b1" },
];

/** The different ways in which things lay during some frames. */
function layouts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        const met = new Set<string>();
        let frames = 0;
        const look = (): void => {
          const things = [...document.querySelectorAll<HTMLElement>("[data-thing], [role=tab], section button")];
          const boxes = things.map((each) => {
            const { x, y, width, height } = each.getBoundingClientRect();
            return `${each.dataset["thing"] ?? each.textContent?.trim()} ${[x, y, width, height].map((side) => Math.round(side * 2)).join(" ")}`;
          });
          met.add(boxes.join("\n"));
          if (++frames < 8) requestAnimationFrame(look);
          else done([...met]);
        };
        look();
      }),
  );
}

/** German, whose words are the longest, is tried at every size, and English at one of either kind. */
const LANGUAGES = [
  ["de", SIZES],
  ["en", SIZES.filter(({ width }) => width === 390 || width === 1280)],
] as const;

for (const [language, sizes] of LANGUAGES) {
  for (const size of sizes) {
    test(`nothing moves while one points, at ${size.width} by ${size.height} in ${language}`, async ({ page }) => {
      test.setTimeout(300_000);
      await page.setViewportSize(size);
      await page.addInitScript((kept) => localStorage.setItem("language", kept), language);
      await named(page, "Ada");
      const flag = page.locator(".effect.pointed");
      for (const { name, position, first, known, completes } of SCENES) {
        await page.goto(`/t/${await atPosition(page, position)}`);
        await expect(page.locator("[data-lit]").first()).toBeVisible();
        if (first) await lit(page, first).click();
        if (known) await expect(lit(page, known)).toBeAttached();
        await isWhole(page);
        // From a place where nothing is pointed at.
        await page.mouse.move(1, 1);
        await expect(flag).toHaveCount(0);
        const [rest, ...more] = await layouts(page);
        expect(more, `${name}: at rest`).toEqual([]);
        let told = 0;
        for (const target of await page.locator("[data-thing][data-lit], .bar .does button").all()) {
          const box = await target.boundingBox();
          if (!box) continue;
          const thing = await target.getAttribute("data-thing");
          for (const down of [0.03, 0.5, 0.97]) {
            await page.mouse.move(box.x + box.width / 2, box.y + box.height * down);
            if (thing === completes && down === 0.5) await expect(page.locator(".card.complete")).toHaveCount(1);
            expect(await layouts(page), `${name}: ${thing}`).toEqual([rest]);
            told += await flag.count();
          }
        }
        expect(told, `${name}: something was told`).toBeGreaterThan(0);
      }
    });
  }
}

test("why something cannot be done stays in the bar, and what else would bring stands over the table", async ({ page }) => {
  await named(page, "Ada");
  await page.goto(`/t/${await atPosition(page, COMPLETING)}`);
  await lit(page, "shard:W").click();
  await thing(page, "cell:e4").click();
  const refusal = bar(page).getByRole("link", { name: /D-/ });
  await expect(refusal).toBeVisible();
  await isWhole(page);
  await page.mouse.move(1, 1);
  const [rest] = await layouts(page);
  await lit(page, "shard:L").hover();
  await lit(page, "cell:d1").hover();
  await expect(bar(page).locator(".effect.pointed")).toContainText("Place Water on d1");
  await expect(refusal).toBeVisible();
  expect(await layouts(page)).toEqual([rest]);
});
