// How a landscape is looked at: from the front and above, a little from the left. Rows lie far enough apart that a stack of
// four does not hide the stack of four behind it.

/** From the middle of a cell to the middle of the next one in its row. */
export const PITCH = 100;
/** How much higher on the screen the next row begins. */
export const DEPTH = 86;
/** How far to the right the next row begins. */
export const SHEAR = 20;
/** Half the width of a disc. */
export const RX = 43;
/** Half the height of a disc as it is seen. */
export const RY = 20;
/** The thickness of a disc. */
export const THICK = 14;
/** The height of a tree and of the Dreamer. */
export const FIGURE = 56;
/** Where it stands on a disc: aside, so that the glyph is seen, and where the row behind is not. */
export const ASIDE = -16;
/** Stacks up to here are drawn in full thickness. */
export const FULL = 4;
/** No more discs than this are drawn of a stack; then its height is written beside it. */
export const MOST = 8;

/** How high above the ground the top of a stack is. */
export function rise(height: number): number {
  const drawn = Math.min(height, MOST);
  return THICK * (Math.min(drawn, FULL) + Math.max(0, drawn - FULL) * 0.35);
}

/** How thick the discs of a stack of this height are drawn. */
export function thickness(height: number): number {
  return height === 0 ? THICK : rise(height) / Math.min(height, MOST);
}
