// The screens outside a game, and what shows that one of them has really come: most are preceded by another while they are prepared.

import { expect, type Page } from "@playwright/test";

/** Whoever looks at them has a name: the own tables on the first, and whose place one would take on another, come with it. */
const ARRIVED = {
  "/": "main .lists > :nth-child(3)",
  "/new": "main form",
  "/learn": "main ol > li",
  "/learn/1": '[data-thing="place:1"]',
  "/learn/2": '[data-thing="place:1"]',
  "/rules": "[id='D-1.2']",
  "/claim/abc": "main .claim .warn",
  "/nowhere/at/all": "main .nothing",
  "/t/0000000000000": "main .nothing",
  "/t/nothing/replay": "main [role=alert]",
  "/gallery": "main h1",
} as const;

export type Screen = keyof typeof ARRIVED;

/** Goes to a screen, and is there once it is what it was opened for. */
export async function goTo(page: Page, screen: Screen): Promise<void> {
  await page.goto(screen);
  await expect(page.locator(ARRIVED[screen]).first()).toBeVisible();
}
