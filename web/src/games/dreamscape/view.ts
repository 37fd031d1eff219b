// What is seen of a game of Dreamscape.

import type { DreamscapeOwn, DreamscapeShared } from "../../protocol/dreamscape";

export type View = DreamscapeShared & DreamscapeOwn;
