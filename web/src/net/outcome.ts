// What became of a request.

import type { Refused, ServerMessage } from "../protocol/table";

/** What became of a request: one that was `unsent` never left, and of one that was `lost` nobody knows whether it was done. */
export type Outcome = { kind: "done" } | { kind: "behind" } | { kind: "refused"; reason: Refused } | { kind: "unsent" } | { kind: "lost" };

/** What an answer says of it; where there is none, the line was lost. */
export function outcome(answer: ServerMessage | null): Outcome {
  switch (answer?.type) {
    case "ack":
      return { kind: "done" };
    case "behind":
      return { kind: "behind" };
    case "refused":
      // The server lost its database under it and knows no more than we do.
      return answer.reason.key === "store-unknown" ? { kind: "lost" } : { kind: "refused", reason: answer.reason };
    default:
      return { kind: "lost" };
  }
}
