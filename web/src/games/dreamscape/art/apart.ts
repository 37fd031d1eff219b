// Texts beside the ends of lines, pushed apart so that none stands on another.

/** The places of texts that want to be at these heights: at least a line apart, none above `top` or below `bottom` while there is room. */
export function apart(wanted: readonly number[], line: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, index) => index).sort((one, two) => (wanted[one] ?? 0) - (wanted[two] ?? 0) || one - two);
  const placed = [...wanted];
  let free = top;
  for (const index of order) {
    placed[index] = Math.max(placed[index] ?? 0, free);
    free = (placed[index] ?? 0) + line;
  }
  // What was pushed over the edge pushes the others back.
  let last = Math.max(bottom, top + line * (wanted.length - 1));
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index] ?? 0, last);
    last = (placed[index] ?? 0) - line;
  }
  return placed;
}
