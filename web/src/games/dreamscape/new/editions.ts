// The editions, and the keys of their names.

export const EDITIONS: Record<string, string> = {
  standard: "new-edition-standard",
  en: "new-edition-en",
  it: "new-edition-it",
  pl: "new-edition-pl",
  de: "new-edition-de",
};
