// A table of Dreamscape.

import type { BoardPart } from "../../game";
import { sit, type Tabletop } from "../tabletop.svelte";
import Board from "./Board.svelte";

const board: BoardPart<Tabletop> = { sit, Board };

export default board;
