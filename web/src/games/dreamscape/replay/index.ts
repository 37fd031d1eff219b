// A game of Dreamscape that was played.

import type { Said } from "../../../protocol/table";
import { word } from "../words";
import type { ReplayPart } from "../../game";
import { sit, type Tabletop } from "../tabletop.svelte";
import Stage from "./Stage.svelte";

/** Who completed which card. */
function landmark({ args }: Said, table: Tabletop): string {
  return word("replay-completes", { name: table.name(number(args?.["seat"], "seat")), card: table.cardTitle(number(args?.["card"], "card")) });
}

function number(arg: unknown, kind: string): number {
  return typeof arg === "object" && arg !== null ? Number((arg as Record<string, unknown>)[kind]) : 0;
}

const replay: ReplayPart<Tabletop> = {
  sit,
  Stage,
  // A completed card is worth a mark.
  isLandmark: ({ key }) => key === "event-completed",
  landmark,
  jump: () => word("replay-jump"),
  keys: () => word("replay-keys-marks"),
};

export default replay;
