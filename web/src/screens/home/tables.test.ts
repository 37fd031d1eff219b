import { afterEach, expect, test, vi } from "vitest";
import type { TableList } from "../../protocol/table";
import { Tables } from "./tables.svelte";

/** A server with these tables, two to a part. */
function serving(names: string[]): void {
  vi.stubGlobal("fetch", async (path: string) => {
    const after = new URL(path, "http://server").searchParams.get("after");
    const from = after === null ? 0 : names.findIndex((name) => name < after);
    const part = from < 0 ? [] : names.slice(from, from + 2);
    const next = part.length === 2 ? part[1] : null;
    const list = { tables: part.map((id) => ({ id })), next } as unknown as TableList;
    return new Response(JSON.stringify(list));
  });
}

const shown = (tables: Tables): string[] => (tables.list ?? []).map(({ id }) => id);

afterEach(() => vi.unstubAllGlobals());

test("a table that is no longer in the list goes away, wherever it stood", async () => {
  const tables = new Tables("/api/tables");
  serving(["e", "d", "c", "b", "a"]);
  await tables.refresh();
  await tables.extend();
  expect(shown(tables)).toEqual(["e", "d", "c", "b"]);
  serving(["e", "c", "a"]);
  await tables.refresh();
  expect(shown(tables)).toEqual(["e", "c", "a"]);
  serving([]);
  await tables.refresh();
  expect(shown(tables)).toEqual([]);
  expect(tables.more).toBeNull();
});

test("a new table pushes none of those that are shown out of the list", async () => {
  const tables = new Tables("/api/tables");
  serving(["d", "c", "b", "a"]);
  await tables.refresh();
  await tables.extend();
  serving(["e", "d", "c", "b", "a"]);
  await tables.refresh();
  expect(shown(tables)).toEqual(["e", "d", "c", "b"]);
  await tables.extend();
  expect(shown(tables)).toEqual(["e", "d", "c", "b", "a"]);
});

test("an answer that comes late does not take back what was shown meanwhile", async () => {
  const tables = new Tables("/api/tables");
  serving(["c", "b", "a"]);
  await tables.refresh();
  const late = tables.refresh();
  await tables.extend();
  await late;
  expect(shown(tables)).toEqual(["c", "b", "a"]);
});
