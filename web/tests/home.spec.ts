import { expect, test } from "./world";

test("the house opens with its title and without an error", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle(/Oneiros/);
  await expect(page.getByRole("heading").first()).toBeVisible();
  await expect(page.getByRole("main")).toBeVisible();
});

test("an address that leads nowhere says so on a page", async ({ page, troubles }) => {
  troubles.expect(/status of 404/);
  const answer = await page.goto("/nowhere/at/all");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("main")).toBeVisible();
});
