import { expect, test } from "vitest";
import type { ServerMessage } from "../protocol/table";
import { outcome } from "./outcome";

const refused = (key: string): ServerMessage => ({ type: "refused", id: 1, seq: 1, reason: { key, args: {} } }) as unknown as ServerMessage;

test("what was refused was not done, and of what the server does not know itself nobody knows whether it was", () => {
  expect(outcome(refused("store-full")).kind).toBe("refused");
  expect(outcome(refused("store-unknown")).kind).toBe("lost");
  expect(outcome(null).kind).toBe("lost");
});
