// What stayed as it was stays the same object, so that only what changed is drawn anew.

type Parts = { [name: string]: unknown };

const isWhole = (value: unknown): value is Parts => typeof value === "object" && value !== null;

/** The new value, made of the old one's parts wherever these are equal; the old one itself when nothing changed. */
export function shared<T>(before: unknown, after: T): T {
  if (Object.is(before, after) || !isWhole(before) || !isWhole(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const names = Object.keys(after);
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    const part = shared(before[name], after[name]);
    if (!Object.is(part, after[name])) (after as Parts)[name] = part;
    same &&= Object.is(part, before[name]) && name in before;
  }
  return same ? (before as T) : after;
}
