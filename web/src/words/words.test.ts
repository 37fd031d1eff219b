import { afterEach, beforeEach, expect, test, vi } from "vitest";

const TEXTS: Record<string, string> = {
  "/api/words/en": "hello = Hello\nname = A name",
  "/api/words/it": "hello = Ciao\nname = Un nome",
  "/api/games/chess/about/en": "over = Mate?",
  "/api/games/chess/words/en": "over = Checkmate\ntold = { $seat } takes the { $piece }\npiece-rook = rook\n    .big = ROOK",
  "/api/games/chess/words/it": "over = Scacco matto",
  "/api/games/go/words/en": "over = Both passed",
};
let asked: string[] = [];
let words: typeof import("./words.svelte").words;

beforeEach(async () => {
  asked = [];
  vi.resetModules();
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const text = TEXTS[path];
    return text === undefined ? new Response("", { status: 404 }) : new Response(text);
  });
  words = (await import("./words.svelte")).words;
  expect(await words.choose("en")).toBe(true);
});

afterEach(() => void vi.unstubAllGlobals());

test("a game speaks with its own words and with those that all share", async () => {
  await words.bring("chess", "all");
  const chess = words.of("chess");
  expect([chess.word("over"), chess.word("hello")]).toEqual(["Checkmate", "Hello"]);
  expect(chess.say({ key: "told", args: { seat: { seat: 2 }, piece: { term: "piece-rook" } } }, (seat) => `Seat ${seat}`)).toBe("Seat 2 takes the rook");
});

test("the same key of two games is two texts, and none of those that all share", async () => {
  await Promise.all([words.bring("chess", "all"), words.bring("go", "all")]);
  expect([words.of("chess").word("over"), words.of("go").word("over"), words.shared.word("over")]).toEqual(["Checkmate", "Both passed", "over"]);
});

test("what is needed to offer a game comes first, the rest once it is wanted, and nothing twice", async () => {
  await words.bring("chess", "about");
  expect(words.of("chess").word("over")).toBe("Mate?");
  await words.bring("chess", "all");
  await words.bring("chess", "about");
  await words.bring("chess", "all");
  expect(words.of("chess").word("over")).toBe("Checkmate");
  expect(asked).toEqual(["/api/words/en", "/api/games/chess/about/en", "/api/games/chess/words/en"]);
});

test("another language is spoken by all or by none", async () => {
  await words.bring("chess", "all");
  expect(await words.choose("it")).toBe(true);
  expect([words.language, words.of("chess").word("over"), words.shared.word("hello")]).toEqual(["it", "Scacco matto", "Ciao"]);
  expect(await words.choose("en")).toBe(true);
  await words.bring("go", "all");
  expect(await words.choose("it")).toBe(false);
  expect([words.language, words.of("go").word("over"), words.shared.word("hello")]).toEqual(["en", "Both passed", "Hello"]);
});

test("words that come while another language is chosen come in that language too", async () => {
  const chosen = words.choose("it");
  await words.bring("chess", "all");
  expect(await chosen).toBe(true);
  expect([words.language, words.of("chess").word("over")]).toEqual(["it", "Scacco matto"]);
});

test("words that cannot be had are told of", async () => {
  await expect(words.bring("tag", "all")).rejects.toThrow("tag");
  expect(words.of("tag").word("hello")).toBe("Hello");
});
