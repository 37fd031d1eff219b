// Asking for something until there is an answer.

import type { Command } from "../protocol/table";
import type { Line } from "./live.svelte";
import type { Outcome } from "./outcome";

/** A table that something is asked of. */
export interface Asked {
  readonly line: Line;
  do(command: Command): Promise<Outcome>;
}

/** How long to wait for the table to answer or come back, in milliseconds. */
export const PATIENCE = 30_000;
const SOON = 16;

/** Waits until something holds, or for too long. */
export async function until(holds: () => boolean, since = Date.now()): Promise<void> {
  while (!holds() && Date.now() - since < PATIENCE) await pause();
}

const pause = (): Promise<void> => new Promise((settle) => setTimeout(settle, SOON));

/** Asks until there is an answer, or for too long. What may have been heard is asked again only under the name it had. */
export function insist(table: Asked, command: Command): Promise<Outcome> {
  const named = "client" in command && command.client !== undefined;
  return repeat(table, () => table.do(command), named ? ["unsent", "lost"] : ["unsent"]);
}

/** Asks for something of a table, and again after each of these outcomes, until there is another one, or for too long. */
export async function repeat(table: Pick<Asked, "line">, ask: () => Promise<Outcome>, after: readonly Outcome["kind"][]): Promise<Outcome> {
  const since = Date.now();
  let left = false;
  for (;;) {
    const outcome = await ask();
    left ||= outcome.kind === "lost";
    if (!after.includes(outcome.kind)) return outcome;
    // A line may seem to live and carry nothing: what tells that it does not must have a turn.
    await pause();
    await until(() => table.line === "live" || table.line === "ended", since);
    if (table.line !== "live" || Date.now() - since >= PATIENCE) return { kind: left ? "lost" : "unsent" };
  }
}
