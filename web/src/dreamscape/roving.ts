// One stop of the Tab key for a whole board; inside it the arrows go to the nearest thing in their direction.

import type { Action } from "svelte/action";

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const stops = (board: HTMLElement): HTMLElement[] =>
  [...board.querySelectorAll<HTMLElement>("button, a[href]")].filter((each) => each.offsetParent !== null);

const middle = (element: HTMLElement): [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** The nearest stop in a direction; what lies aside counts double. */
function nearest(from: HTMLElement, among: HTMLElement[], [dx, dy]: readonly [number, number]): HTMLElement | null {
  const [x, y] = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const each of among) {
    if (each === from) continue;
    const [ex, ey] = middle(each);
    const ahead = (ex - x) * dx + (ey - y) * dy;
    const aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    if (ahead <= 1 || aside > ahead * 2) continue;
    const far = ahead + aside * 2;
    if (far < least) [best, least] = [each, far];
  }
  return best;
}

/** Makes a board one stop of the Tab key. */
export const roving: Action<HTMLElement> = (board) => {
  function settle(on?: HTMLElement): void {
    const all = stops(board);
    const here = on ?? all.find((each) => each.tabIndex === 0 && each.dataset["roving"]) ?? all.find((each) => each.dataset["lit"]) ?? all[0];
    for (const each of all) {
      each.tabIndex = each === here ? 0 : -1;
      if (each === here) each.dataset["roving"] = "here";
      else delete each.dataset["roving"];
    }
  }
  function keys(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    const from = event.target as HTMLElement;
    if (!way || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = stops(board);
    if (!all.includes(from)) return;
    event.preventDefault();
    nearest(from, all, way)?.focus();
  }
  const focused = (event: FocusEvent): void => {
    if (event.target instanceof HTMLElement && stops(board).includes(event.target)) settle(event.target);
  };
  const watch = new MutationObserver(() => settle());
  settle();
  watch.observe(board, { childList: true, subtree: true });
  board.addEventListener("keydown", keys);
  board.addEventListener("focusin", focused);
  return {
    destroy() {
      watch.disconnect();
    },
  };
};
