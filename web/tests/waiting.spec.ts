// Creating at the same time: who waits for whom where something is scarce, who lets whom go first, and who thinks better of it.

import { named } from "./people";
import { brought } from "./positions";
import { bar, lit, thing } from "./sitting";
import { expect, test } from "./world";

/** Three create at once, each with a green shard, and there is one tree for all of them. */
const ONE_TREE = `oneiros record 1
game dreamscape
options simultaneous
seat 1
seat 2
seat 3
position
  players 3
  phase creation
  dreamscape 1 c1=R a1=R^ b1=R^ d1=R^ e1=R^ a2=R^ b2=R^ c2=R^ d2=R^
  dreamscape 2 c1=R
  dreamscape 3 c1=R
  hands 1 GW
  hands 2 GW
  hands 3 GW
`;

test("who asks for the last tree waits, takes the request back, asks again, and goes first once all let them", async ({ page }) => {
  await named(page, "Ada");
  await page.goto(`/t/${await brought(page, ONE_TREE)}`);
  const button = (name: string | RegExp) => bar(page).getByRole("button", { name });
  const turnTo = (seat: number): Promise<void> => button(`Show the side of Ada ${seat}`).click();
  const plant = async (): Promise<void> => {
    await button("Plant a tree").click();
    await lit(page, "cell:c1").click();
  };
  await turnTo(3);
  await plant();
  await expect(bar(page)).toContainText("Your request waits for others: tree.");
  await expect(bar(page)).toContainText("Before you: Ada 1 and Ada 2.");
  await expect(bar(page)).not.toContainText("Your turn as Ada 3");
  await button("Take the request back").click();
  await expect(bar(page)).toContainText("Your turn as Ada 3");
  await expect(bar(page)).not.toContainText("Before you");
  await plant();
  await expect(bar(page)).toContainText("Before you: Ada 1 and Ada 2.");

  await turnTo(1);
  await expect(bar(page)).toContainText("Ada 3 waits for Ada 1 and Ada 2.");
  await button("Let Ada 3 go first: tree").click();
  await expect(bar(page)).toContainText("You let Ada 3 go first.");
  await expect(bar(page)).toContainText("Ada 3 waits for Ada 2.");
  await expect(button(/^Let /)).toHaveCount(0);
  await turnTo(2);
  await button("Let Ada 3 go first: tree").click();
  await expect(bar(page)).toContainText("Your turn as Ada 3");
  await expect(bar(page)).not.toContainText(/go first|waits for/);
  await turnTo(3);
  await expect(thing(page, "cell:c1")).toHaveAccessibleName(/Rock, tree/i);
  await expect(button("Plant a tree")).toHaveCount(0);
});
