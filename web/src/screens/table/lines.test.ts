import { expect, test } from "vitest";
import type { Table } from "./table.svelte";
import type { PastSeen, Said } from "../../protocol/table";
import { lines } from "./lines";

const row = (seq: number): PastSeen => ({ seq, happened: { kind: "played", seat: 1 }, events: [{ key: "event-collected" }] });

/** A table that notes what it puts into words. */
function table(names: string[]) {
  const said: string[] = [];
  const seen = {
    chairs: names.map((_, index) => ({ seat: index + 1 })),
    name: (seat: number) => names[seat - 1] ?? "",
    lexicon: "nocturne" as string | null,
    stress: () => "usual",
    say: (event: Said) => {
      said.push(event.key);
      return `${names[0]} collects`;
    },
  };
  return { seen, table: seen as unknown as Table, said };
}

test("what was put into words before is not put into words again", () => {
  const { table: at, said } = table(["Ada"]);
  const past = [row(1), row(2)];
  lines(past, at);
  expect(said).toHaveLength(2);
  expect(lines([...past, row(3)], at).map(({ id }) => id)).toEqual(["1-0", "2-0", "3-0"]);
  expect(said).toHaveLength(3);
});

test("another name, and cards that were not known before, are told anew", () => {
  const names = ["Ada"];
  const { seen, table: at } = table(names);
  const past = [row(1)];
  lines(past, at);
  names[0] = "Eve";
  expect(lines(past, at)[0]?.text).toBe("Eve collects");
  seen.lexicon = null;
  names[0] = "Eve";
  expect(lines(past, at)).toHaveLength(1);
});
