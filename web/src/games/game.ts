// What a game is to this client: everything that a screen needs of it and cannot know by itself. What is not needed to speak of a game
// is fetched apart from the rest, when it is first wanted. So are its words: what is said of it where it is offered, its title, lead and
// kind, is in `about.ftl`, and the others come with whatever part is wanted.

import type { Component, Snippet } from "svelte";
import type { Watched } from "../net/live.svelte";
import type { Contract, GameChoice, Rulebook, Said } from "../protocol/table";
import type { Route } from "../router.svelte";
import type { Draft } from "../screens/new/draft.svelte";
import type { Table } from "../screens/table/table.svelte";
import type { Voice } from "../words/voice";

export interface GameClient {
  /** Its name in contracts and addresses. */
  readonly name: string;
  /** Its words, over those that all games share: as many as were brought. */
  readonly voice: Voice;
  /** How people call it. */
  title(): string;
  /** What it is, in a sentence or two. */
  lead(): string;
  /** What it looks like, for the home screen. */
  readonly Picture: Component;
  /** The contract of a game that is begun at once. */
  quick(): Contract;
  /** What kind of game was chosen: its mode and whatever differs from the usual. */
  kind(game: GameChoice): string[];

  readonly board: Part<BoardPart>;
  readonly replay: Part<ReplayPart>;
  readonly setup: Part<SetupPart>;
  /** Its rules, where they can be read. */
  readonly rules?: RulesPart;
  /** Its lessons, where it has any: a screen of its own. */
  readonly lessons?: Screen<{ route: { lesson: number | null } }>;
  /** All its drawings, where they can be looked at. */
  readonly gallery?: Screen<{ route: Route }>;
}

/** A part of a game that is fetched apart from the rest. */
export type Part<What> = () => Promise<{ default: What }>;

/** A screen that is a game's own. */
export type Screen<Props extends object> = Part<Component<Props>>;

/** Nobody but a game itself knows what its own tables hold more than others, and it is only given those. */
type Own = any;

/** A table at which the game is played. */
export interface BoardPart<T extends Table = Own> {
  /** Sits down at a table, or looks at one that is `still`. */
  sit(live: Watched, still?: boolean): T;
  /** The running game, in the frame of all tables. */
  readonly Board: Component<{ table: T }>;
}

/** A game that was played. */
export interface ReplayPart<T extends Table = Own> {
  sit(live: Watched, still?: boolean): T;
  /** The table after a step, with what was told of that step and what can be done with the game. */
  readonly Stage: Component<{ table: T; told: Snippet; tools: Snippet }>;
  /** Whether something that happened is worth a mark on the line of steps. */
  isLandmark(event: Said): boolean;
  /** What is said of such a mark. */
  landmark(event: Said, table: T): string;
  /** What is said above the list of such marks. */
  jump(): string;
  /** Which keys go from mark to mark. */
  keys(): string;
}

/** What is chosen of the game when a table is made. */
export interface SetupPart<D extends Draft = Own> {
  draft(): D;
  /** How it is played: what everybody chooses. */
  readonly Mode: Component<{ draft: D; errors: Errors }>;
  /** By which rules: what is folded away. */
  readonly Rules: Component<{ draft: D; errors: Errors }>;
  /** The parts of the form that are folded away with the rules. */
  readonly folded: readonly string[];
  /** The part of the form that a refusal speaks of, by its key. */
  readonly parts: Readonly<Record<string, string>>;
}

/** Why something cannot be so, by part of the form. */
export type Errors = Partial<Record<string, string>>;

/** The numbered rules. */
export interface RulesPart {
  /** Fetches them in a language. */
  read(language: string): Promise<Rulebook>;
  /** What one may search for, as an example. */
  sample(): string;
  /** The editions and the keys of their names, the usual one first. */
  readonly editions: Readonly<Record<string, string>>;
  /** The options and the keys of their names. */
  readonly options: Readonly<Record<string, string>>;
}
