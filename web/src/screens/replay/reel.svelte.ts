// A step of a game that was played, as a table to be looked at: nothing is asked there, and nothing can be done.

import type { Watched } from "../../net/live.svelte";
import type { Contract, TableView } from "../../protocol/table";
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
  show(tableView: TableView): void {
    const chairs = tableView.chairs.map((chair) => ({ ...chair, own: false }));
    // No time passes in what is past.
    const clocks = tableView.clocks?.map((clock) => ({ ...clock, runs: false }));
    this.tableView = shared(this.tableView, { ...tableView, chairs, prompts: [], undo: [], ...(clocks && { clocks }) });
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
