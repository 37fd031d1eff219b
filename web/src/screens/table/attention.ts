// The focus of the keyboard stays at the table when what had it is taken away.

import type { Action } from "svelte/action";

/** Calls somebody to take the focus that went down with something of a board. */
export const attentive: Action<HTMLElement, () => void> = (board, given) => {
  let take = given;
  let last: Element | null = null;
  const notes = ({ target }: FocusEvent): void => void (last = target instanceof Element ? target : null);
  const watch = new MutationObserver(() => {
    if (last === null || last.isConnected) return;
    last = null;
    // Where the focus went elsewhere meanwhile, it stays there.
    if (document.activeElement === document.body || document.activeElement === null) take();
  });
  board.addEventListener("focusin", notes);
  watch.observe(board, { childList: true, subtree: true });
  return {
    update: (next) => void (take = next),
    destroy: () => watch.disconnect(),
  };
};
