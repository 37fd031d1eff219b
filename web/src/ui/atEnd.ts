// A list that grows at its end, like a log.

import type { Action } from "svelte/action";

/** How near to the end is at the end, in pixels. */
const NEAR = 24;

/** Keeps a list at its end while lines are added, but not while somebody has scrolled up to read. */
export const atEnd: Action<HTMLElement> = (list) => {
  let follows = true;
  const look = (): void => void (follows = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR);
  const follow = (): void => {
    if (follows) list.scrollTop = list.scrollHeight;
  };
  const watch = new MutationObserver(follow);
  watch.observe(list, { childList: true });
  list.addEventListener("scroll", look, { passive: true });
  follow();
  return {
    destroy() {
      watch.disconnect();
    },
  };
};
