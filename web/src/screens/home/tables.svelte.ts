// The lists of tables on the home screen, asked for again while somebody looks.

import { api } from "../../net/api";
import type { ListedTable, TableList } from "../../protocol/wire";
import { reason } from "../../ui/refusal";

/** How long a list stays as it is while the page is seen, in milliseconds. */
const FRESH = 10_000;

export class Tables {
  list = $state.raw<ListedTable[] | null>(null);
  error = $state<string>();
  /** Where the list goes on. */
  more = $state.raw<string | null>(null);

  constructor(readonly path: string) {}

  /** Asks again and again until the returned function is called. */
  watch(): () => void {
    void this.refresh();
    const again = () => void (document.visibilityState === "visible" && this.refresh());
    const timer = setInterval(again, FRESH);
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
    };
  }

  async refresh(): Promise<void> {
    await this.#load(this.path, []);
  }

  /** Adds what comes after the last one of the list. */
  async extend(): Promise<void> {
    if (this.more !== null) await this.#load(`${this.path}?after=${encodeURIComponent(this.more)}`, this.list ?? []);
  }

  async #load(path: string, before: ListedTable[]): Promise<void> {
    try {
      const page = await api.get<TableList>(path);
      this.error = undefined;
      // A page asked for again does not take away what was added below it.
      const news = new Set(page.tables.map((table) => table.id));
      const kept = path === this.path ? (this.list ?? []).slice(page.tables.length) : before;
      const rest = kept.filter((table) => !news.has(table.id));
      this.list = path === this.path ? [...page.tables, ...rest] : [...rest, ...page.tables];
      if (path !== this.path || rest.length === 0) this.more = page.next;
    } catch (refusal) {
      this.error = reason(refusal);
    }
  }
}
