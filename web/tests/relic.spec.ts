// A table whose record was damaged on the disk.

import { named } from "./people";
import { bar, begin, open, row } from "./sitting";
import { expect, NO_SERVER, test } from "./world";

test("a table that cannot be played on shows how it was last, and says why", async ({ page, server, troubles }) => {
  troubles.expect(NO_SERVER);
  const id = await open(page, ["solo=2"], ["maker"]);
  await begin(page);
  await row(page).click();
  await expect(bar(page)).toContainText("3 action points left");
  await server.stop();
  await server.damage(' collect"', ' c0llect"');
  await server.start();
  await page.goto(`/t/${id}`);
  await expect(bar(page)).toContainText("This table cannot be played on; this is how it was last.");
  await expect(bar(page)).toContainText("This cannot be read (line 1, column 3).");
  await expect(page.getByRole("table", { name: "Dreamscape of Ada" })).toBeVisible();
  await expect(page.locator("[data-lit]")).toHaveCount(0);
  await expect(bar(page).getByRole("button")).toHaveCount(0);
  // The house and new tables are as well as ever.
  await named(page, "Ada");
  await open(page);
  await begin(page);
});
