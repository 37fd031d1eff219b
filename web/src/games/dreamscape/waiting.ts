// The lines before the supplies that all share while they create at once: who waits for what, and who would go first.

import type { PlayerView } from "../../protocol/dreamscape";
import type { Letter } from "./notation";
import type { View } from "./view";

/** What can be waited for, beside a deck. */
export type Supply = "tree" | Letter;

/** What a player waits for, if it is a tree or a shard. */
export function awaited({ doing }: Pick<PlayerView, "doing">): Supply | null {
  const [what, , wanted] = (doing ?? "").split(" ");
  if (what === "tree-waits") return "tree";
  return what === "shard-waits" && wanted !== undefined ? (wanted as Letter) : null;
}

/** Whom a waiver would let go first: those with a higher marker who wait for it and are not let go first yet. */
export function letFirst({ view, me }: { view: View | null; me: PlayerView | null }, supply: Supply): number[] {
  if (!view || !me) return [];
  const waits = (player: PlayerView): boolean =>
    awaited(player) === supply && player.marker > me.marker && !me.waived?.includes(player.seat);
  return view.players.filter(waits).map(({ seat }) => seat);
}
