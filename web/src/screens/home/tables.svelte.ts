// The lists of tables on the home screen, asked for again while somebody looks.

import { api } from "../../net/api";
import type { ListedTable } from "../../protocol/table";
import { reason } from "../../ui/refusal";

/** How long a list stays as it is while the page is seen, in milliseconds. */
const FRESH = 10_000;

export class Tables {
  list = $state.raw<ListedTable[] | null>(null);
  error = $state<string>();
  /** Where the list goes on. */
  more = $state.raw<string | null>(null);
  /** How many parts of the list are shown. */
  #parts = 1;
  /** How often something was asked: an answer to an earlier question is no news. */
  #asked = 0;

  constructor(readonly path: "/api/tables" | "/api/me/tables") {}

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

  /** Asks anew for all that is shown: what is no longer there goes away, wherever it stands. */
  async refresh(): Promise<void> {
    await this.#show([], null, this.#parts);
  }

  /** Adds what comes after the last one of the list. */
  async extend(): Promise<void> {
    if (this.more === null) return;
    this.#parts += 1;
    await this.#show(this.list ?? [], this.more, 1);
  }

  /** Shows some tables, and after them as many parts of the list as are wanted. */
  async #show(tables: ListedTable[], after: string | null, parts: number): Promise<void> {
    const asked = ++this.#asked;
    try {
      for (let part = 0; part === 0 || (part < parts && after !== null); part++) {
        const page = await api.get(this.path, after === null ? {} : { query: { after } });
        const known = new Set(tables.map((table) => table.id));
        tables = [...tables, ...page.tables.filter((table) => !known.has(table.id))];
        after = page.next;
      }
      if (asked !== this.#asked) return;
      this.error = undefined;
      this.list = tables;
      this.more = after;
    } catch (refusal) {
      if (asked === this.#asked) this.error = reason(refusal);
    }
  }
}
