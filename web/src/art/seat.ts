// Persons: each seat has a colour, and a shape of its own for eyes that do not see it.

/** The shapes of seats 1 to 4 around the middle, in a square from -10 to 10. */
export const SEAT_SHAPES: readonly string[] = [
  "M0-9a9 9 0 1 0 .01 0z",
  "M-8-8H8V8H-8z",
  "M0-10.5 10.5 8.5H-10.5z",
  "M0-11 11 0 0 11-11 0z",
];

/** The colour of a seat, from 1. */
export function seatColour(seat: number): string {
  return `var(--seat-${seat})`;
}
