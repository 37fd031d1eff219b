// What is said to whoever acts at a table.

import type { Outcome } from "../../net/outcome";
import type { Refused } from "../../protocol/table";

/** A sentence for whoever acts. */
export type Told = { kind: "refused"; reason: Refused } | { kind: "hint"; key: string };

/** What is said of a request that was not carried out, or perhaps not; nothing of one that was. */
export function telling(outcome: Outcome): Told | null {
  switch (outcome.kind) {
    case "done":
      return null;
    case "behind":
      return { kind: "hint", key: "tabletop-behind" };
    case "refused":
      return { kind: "refused", reason: outcome.reason };
    case "unsent":
      return { kind: "hint", key: "tabletop-not-done" };
    case "lost":
      return { kind: "hint", key: "tabletop-unknown" };
  }
}

/** A name for a request that is new each time. */
export function fresh(): string {
  const parts = crypto.getRandomValues(new Uint32Array(3));
  return [...parts].map((part) => part.toString(36)).join("-");
}
