// A table as the client knows it: what all see alike and what own seats may know beyond that arrive apart, and are put together here.

import type { GameOwn, GameShared } from "../protocol/games";
import type { TableView as Message } from "../protocol/table";

/** All that a seat, or a spectator, may know of a game. */
export type GameView = GameShared & GameOwn;

export type Seen = { seat: number | null; view: GameView };

export type TableView = Omit<Message, "view" | "own_views"> & {
  /** What is seen of the game: by each own seat that may act, else by the first own seat, else by spectators. */
  views: Seen[];
};

export function tableView({ view, own_views, ...rest }: Message): TableView {
  return { ...rest, views: own_views.map((own) => ({ seat: own.seat, view: { ...(view as GameShared), ...own.view } })) };
}
