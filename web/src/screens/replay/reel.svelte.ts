// A step of a game that was played, as a table to be looked at: nothing is asked there, and nothing can be done.

import type { Watched } from "../../net/live.svelte";
import { type TableView, tableView } from "../../net/tableView";
import type { Contract, TableView as Message } from "../../protocol/table";
import { shared } from "../../shared";

export class Reel implements Watched {
  readonly line = "live";
  readonly broken = null;
  readonly here = null;
  readonly chat = [];
  readonly past = [];
  readonly heard = 0;
  tableView = $state.raw<TableView | null>(null);
  contract = $state.raw<Contract | null>(null);

  constructor(readonly id: string) {}

  /** Shows the table after a step, as those see it who only watch. */
  show(message: Message): void {
    const now = tableView(message);
    const chairs = now.chairs.map((chair) => ({ ...chair, own: false }));
    // No time passes in what is past.
    const clocks = now.clocks?.map((clock) => ({ ...clock, runs: false }));
    this.tableView = shared(this.tableView, { ...now, chairs, prompts: [], undo: [], ...(clocks && { clocks }) });
  }

  remember(): void {}

  async reopen(): Promise<void> {}

  async do(): Promise<{ kind: "unsent" }> {
    return { kind: "unsent" };
  }

  async say(): Promise<{ kind: "unsent" }> {
    return { kind: "unsent" };
  }

  async ask(): Promise<null> {
    return null;
  }
}
