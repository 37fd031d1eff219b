import { expect, test } from "vitest";
import { SHARD_KEYS } from "./spoken";

const terms = import.meta.glob<string>("../../../../locales/*/dreamscape/terms.ftl", { query: "?raw", import: "default", eager: true });

for (const language of ["en", "it", "de", "pl"]) {
  test(`the names of all shards begin with letters of their own in ${language}`, () => {
    const text = terms[`../../../../locales/${language}/dreamscape/terms.ftl`] ?? "";
    const letters = Object.values(SHARD_KEYS).map((key) => new RegExp(`^${key} = (.)`, "m").exec(text)?.[1]?.toUpperCase());
    expect(letters).not.toContain(undefined);
    expect(new Set(letters).size).toBe(letters.length);
  });
}
