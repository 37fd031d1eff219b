// Somebody who plays with mouse, finger or keys: touches what is lit, and knows nothing of the rules.

import type { Page } from "@playwright/test";

/** What somebody sees who looks for something to do. */
type Sight = { lit: string[]; chosen: boolean; asked: boolean; which: boolean; verbs: string[]; own: boolean; over: boolean };

/** Chance that is the same in every run. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

async function look(page: Page): Promise<Sight> {
  return page.evaluate(() => {
    const shown = (each: Element): boolean => each.getClientRects().length > 0;
    const lit = [...document.querySelectorAll<HTMLElement>("[data-thing][data-lit]")].filter(shown);
    const verbs = [...document.querySelectorAll<HTMLButtonElement>(".does button:not(:disabled, [aria-busy])")].filter(shown);
    const aside = /Take back|Play again|Put back|result/;
    return {
      lit: lit.map((each) => each.dataset["thing"] ?? ""),
      chosen: document.querySelector("[data-thing][aria-pressed=true]") !== null,
      // The action in question stands first, as the thing to do.
      asked: document.querySelector(".does > button.primary:first-child") !== null,
      // What was touched can mean several things: only a verb says which.
      which: /Which of these/.test(document.querySelector(".what")?.textContent ?? ""),
      verbs: verbs.map((each) => (each.textContent ?? "").trim()).filter((text) => !aside.test(text)),
      own: /Your turn/.test(document.querySelector(".who")?.textContent ?? ""),
      over: document.querySelector("dialog[open]") !== null,
    };
  });
}

/** How a thing is touched. */
export type Touching = "click" | "tap";

/** Touches one thing or verb; false when there was nothing to do. */
export async function touch(page: Page, roll: () => number, how: Touching = "click"): Promise<boolean> {
  const { lit, chosen, asked, which, verbs, own } = await look(page);
  if (!own) return false;
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(roll() * list.length)];
  const cells = lit.filter((thing) => thing.startsWith("cell:"));
  const thing = asked || which ? undefined : chosen && cells.length > 0 ? pick(cells) : roll() < 0.85 ? pick(lit) : undefined;
  const verb = thing !== undefined ? undefined : asked ? verbs[0] : pick(verbs);
  const target =
    thing !== undefined
      ? page.locator(`[data-thing="${thing}"][data-lit]`).first()
      : page.locator(".does button", { hasText: verb ?? "" }).first();
  if (thing === undefined && verb === undefined) return false;
  // What was lit a moment ago may be gone: then somebody looks again.
  await target[how]({ timeout: 2000 }).catch(() => undefined);
  return true;
}

/** Plays until the game is over. */
export async function playToEnd(pages: readonly Page[], how: Touching = "click", seed = 7): Promise<void> {
  const roll = dice(seed);
  const MOST = 1500;
  // Only touches are counted: how long others take is for the machine to say.
  for (let touches = 0; touches < MOST; ) {
    const before = touches;
    for (const page of pages) {
      if ((await look(page)).over) return;
      if (await touch(page, roll, how)) touches += 1;
    }
    if (touches === before) await pages[0]?.waitForTimeout(50);
  }
  throw new Error("the game did not end");
}

/** Plays until a condition holds. */
export async function playUntil(page: Page, holds: () => Promise<boolean>, seed = 7): Promise<void> {
  const roll = dice(seed);
  for (let touches = 0; touches < 400; ) {
    if (await holds()) return;
    if (await touch(page, roll)) touches += 1;
    else await page.waitForTimeout(50);
  }
  throw new Error("it did not come to that");
}
