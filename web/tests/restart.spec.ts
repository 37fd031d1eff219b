import { madeTable, named } from "./people";
import { expect, NO_SERVER, test } from "./world";

test("a table is still there after its server was killed", async ({ page, server, troubles }) => {
  troubles.expect(NO_SERVER);
  await page.goto("/");
  await named(page, "Ada");
  const table = await madeTable(page, { game: { game: "dreamscape" }, seats: ["maker", "bot"] });
  await server.kill();
  await server.start();
  const answer = await page.request.get(`/api/tables/${table}`);
  expect(answer.status()).toBe(200);
  await page.goto(`/t/${table}`);
  await expect(page.getByRole("main")).toBeVisible();
});
