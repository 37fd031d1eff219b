// Thinking time: seen by both, and what happens when it is up.

import { together } from "./sitting";
import { expect, test } from "./world";

test("a clock is shown to both, runs for whom the game waits, and what follows when it is up is told", async ({ visit, troubles }) => {
  troubles.expect(/status of 401/);
  const [ada, ben] = [await visit(), await visit()];
  const id = await together(ada, ben, { clock: { kind: "per-move", seconds: 5 } });
  for (const page of [ada, ben]) {
    await expect(page.getByRole("timer")).toHaveCount(2);
    await expect(page.getByRole("timer").first()).toHaveAccessibleName(/^0:0\d left$/);
    await page.getByRole("button", { name: "Log and chat" }).click();
  }
  // Nobody does anything: the time of one, then of the other, is up, and the computer plays on for them.
  for (const page of [ada, ben]) {
    const log = page.getByRole("complementary", { name: "Log and chat" });
    await expect(log.getByText(/^The time of (Ada|Ben) is up\.$/).first()).toBeVisible();
    await expect(page.getByText("the computer plays").first()).toBeVisible();
  }
  const told = (await (await ada.request.get(`/api/tables/${id}`)).json()) as { scene: { chairs: { hand?: string }[] } };
  expect(told.scene.chairs.some(({ hand }) => hand === "timed-out")).toBe(true);
});

test("a running clock counts down by itself, and a clock that does not run stands", async ({ visit, troubles }) => {
  troubles.expect(/status of 401/);
  const [ada, ben] = [await visit(), await visit()];
  await ada.clock.install();
  await together(ada, ben, { game: { game: "dreamscape", edition: "standard" }, clock: { kind: "total", seconds: 600, increment: 5 } });
  const runs = ada.locator("[role=timer].runs");
  const stands = ada.locator("[role=timer]:not(.runs)");
  await expect(runs).toHaveCount(1);
  await expect(stands).toHaveCount(1);
  const before = await stands.textContent();
  await expect(runs).toHaveText(/^(10:00|9:5\d)$/);
  await ada.clock.fastForward("05:00");
  await expect(runs).toHaveText(/^(5:00|4:5\d)$/);
  await ada.clock.fastForward("10:00");
  await expect(runs).toHaveText("0:00");
  await expect(stands).toHaveText(before ?? "");
});
