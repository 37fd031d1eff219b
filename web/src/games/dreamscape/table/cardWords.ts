// A dreamcard in words.

import type { CardFace } from "../../../protocol/dreamscape";
import { shardName, stackWords } from "../spoken";
import { word } from "../words";

/** Everything that is on a card, for ears. */
export function cardWords(card: CardFace, title: string, stored: string | undefined, finished: boolean): string {
  const cells = card.cells.map(({ column, row, stack, tree, dreamer }) =>
    word("tabletop-card-cell", { column: column + 1, row: row + 1, stack: stackWords(stack + (tree ? "^" : ""), dreamer) }),
  );
  const parts = [word("tabletop-card", { title, points: card.points, power: word(`power-${card.power}`) }), ...cells];
  if (stored !== undefined) parts.push(word("tabletop-card-holds", { shard: shardName(stored) }));
  if (finished) parts.push(word("tabletop-card-finished"));
  return parts.join("; ");
}
