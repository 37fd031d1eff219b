// Twice as large: a window of 1440 by 900 at 200 % has 720 by 450 points.

import { named } from "./people";
import { atPosition, CREATING } from "./positions";
import { goTo } from "./screens";
import { fitsAcross } from "./sight";
import { bar, lit, open } from "./sitting";
import { expect, test } from "./world";

test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

test("every screen fits at 200 %", async ({ page }) => {
  await named(page, "Ada");
  for (const path of ["/", "/new", "/rules", "/learn", "/learn/1", "/gallery"] as const) {
    await goTo(page, path);
    await fitsAcross(page, path);
  }
});

test("a game can be played at 200 %: the question and the way back are always in sight", async ({ page }) => {
  await open(page, [], ["maker", "bot", "bot"]);
  // Who is asked is led to where that is answered: afterwards one may look around.
  await expect(bar(page)).toContainText("Your turn");
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await fitsAcross(page, "table");
  for (const tab of ["World", "Dream", "Cards", "Others", "Log"]) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.getByRole("tab", { name: tab })).toHaveAttribute("aria-selected", "true");
    await fitsAcross(page, tab);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    // What does not fit can be scrolled to; there is room to see it in.
    const room = await page.getByRole("tabpanel").evaluate((panel) => panel.clientHeight);
    expect(room, `room for ${tab}`).toBeGreaterThanOrEqual(120);
  }
});

test("a shard is placed at 200 %", async ({ page }) => {
  await named(page, "Ada");
  await page.goto(`/t/${await atPosition(page, CREATING)}`);
  await lit(page, "shard:W").click();
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await lit(page, "cell:d1").click();
  await expect(page.locator('[data-cell="d1"]')).toHaveAccessibleName(/: Water/);
  await expect(bar(page).getByRole("button", { name: "Take back" })).toBeInViewport({ ratio: 1 });
});
