// Reading the rules: references inside a text, and searching.

import type { Passage, RuleSection, RuleText } from "../../protocol/table";

/** A piece of a text: words, notation, or the number of a rule. */
export type Piece = { kind: "words" | "code" | "rule"; text: string };

const SPECIAL = /`([^`]+)`|\b([DX]-\d+(?:\.\d+)?)\b/g;

/** A text in its pieces. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(SPECIAL)) {
    if (match.index > from) found.push({ kind: "words", text: text.slice(from, match.index) });
    found.push(match[1] !== undefined ? { kind: "code", text: match[1] } : { kind: "rule", text: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ kind: "words", text: text.slice(from) });
  return found;
}

/** Letters as they are searched for: small, without marks, each still in its place. */
function plain(text: string): string {
  return Array.from(text, (letter) => {
    const bare = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace("ł", "l").replace("ß", "s");
    return bare.length === letter.length ? bare : letter;
  }).join("");
}

/** The words of a search. */
export function wanted(search: string): string[] {
  return plain(search).split(/\s+/).filter((word) => word !== "");
}

/** A text cut where a searched word is found: every second part, from the second on, is one. */
export function marked(text: string, words: string[]): string[] {
  if (words.length === 0) return [text];
  const bare = plain(text);
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const hits = words.map((word) => ({ word, at: bare.indexOf(word, from) })).filter((hit) => hit.at >= 0);
    const next = hits.toSorted((one, two) => one.at - two.at || two.word.length - one.word.length)[0];
    if (!next) break;
    parts.push(text.slice(from, next.at), text.slice(next.at, next.at + next.word.length));
    from = next.at + next.word.length;
  }
  parts.push(text.slice(from));
  return parts;
}

function textOf(rule: RuleText): string {
  const notes = [...rule.editions, ...rule.options].map((note) => note.text);
  return plain([rule.number, rule.title, ...rule.text, ...notes].join(" "));
}

function passageText(passage: Passage): string {
  return plain(typeof passage === "string" ? passage : [...passage.head, ...passage.rows.flat()].join(" "));
}

/** What of the sections has all the words: rules one by one, what stands before them as a whole. */
export function found(sections: RuleSection[], words: string[]): RuleSection[] {
  if (words.length === 0) return sections;
  const has = (text: string) => words.every((word) => text.includes(word));
  return sections
    .map((section) => ({
      ...section,
      intro: section.intro.some((passage) => has(passageText(passage))) ? section.intro : [],
      rules: section.rules.filter((rule) => has(textOf(rule))),
    }))
    .filter((section) => section.rules.length > 0 || section.intro.length > 0);
}
