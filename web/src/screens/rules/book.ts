// The rules as the server tells them.

/** A paragraph, or a table. */
export type Passage = string | { head: string[]; rows: string[][] };

/** A rule: as the usual edition plays it, and what editions and options change. */
export type RuleText = {
  number: string;
  title: string;
  text: string[];
  editions: { edition: string; text: string }[];
  options: { option: string; text: string }[];
};

export type RuleSection = { title: string; intro: Passage[]; rules: RuleText[] };

export type Rulebook = { title: string; intro: Passage[]; sections: RuleSection[] };
