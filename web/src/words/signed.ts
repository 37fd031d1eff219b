// Numbers as they are written in every language of the program: with a true minus.

/** A number, with a minus where it is below nothing. */
export const number = (value: number): string => (value < 0 ? `\u2212${-value}` : `${value}`);

/** What is gained or lost: always with its sign. */
export const signed = (value: number): string => (value < 0 ? number(value) : `+${value}`);
