// What is seen of a game of Dreamscape.

export type { DreamscapeView as View } from "../../protocol/dreamscape";
