// What is chosen of Dreamscape when a table is made.

import type { GameChoice } from "../../../protocol/table";
import { Draft } from "../../../screens/new/draft.svelte";
import { word } from "../words";
import { EDITIONS } from "./editions";
import { HOUSE, OPTIONS } from "./options";

export type Mode = "standard" | "nightmare" | "solo";

export class DreamscapeDraft extends Draft {
  readonly players = [2, 3, 4];
  mode = $state<Mode>("standard");
  level = $state("2");
  edition = $state("standard");
  simultaneous = $state(false);
  mirror = $state(false);
  group = $state(false);
  entry = $state(false);
  king = $state(false);
  step = $state(false);
  empty = $state(false);
  right = $state(false);
  columns = $state("5");
  rows = $state("4");
  cycles = $state("6");

  get alone(): boolean {
    return this.mode === "solo";
  }

  set alone(alone: boolean) {
    this.mode = alone ? "solo" : "standard";
    if (alone) this.simultaneous = false;
  }

  /** Chooses the way to play; alone means one seat. */
  choosePlay(mode: Mode): void {
    this.mode = mode;
    if (mode === "solo") this.simultaneous = false;
    this.seatAll();
  }

  /** Whether two cells are in the middle of the bottom row. */
  get hasTwoMiddles(): boolean {
    return Number(this.columns) % 2 === 0;
  }

  /** Whether the right one of two cells in the middle is the entry. */
  get entersRight(): boolean {
    return this.right && this.hasTwoMiddles;
  }

  /** Whether the purpose for the fewest empty cells is left out: it never is where there are nightmares. */
  get leavesEmptyOut(): boolean {
    return this.empty && this.mode === "standard";
  }

  get options(): string[] {
    const options: string[] = [];
    if (this.mode === "nightmare") options.push("nightmare");
    if (this.mode === "solo") options.push(`solo=${this.level}`);
    if (this.simultaneous) options.push("simultaneous");
    if (this.mirror) options.push("mirror");
    if (this.group) options.push("largest-group");
    if (this.entry) options.push("creation-entry");
    if (this.king) options.push("king-by-location");
    if (this.step) options.push("completion-ends-step");
    if (this.leavesEmptyOut) options.push("empty-in-nightmare");
    if (this.entersRight) options.push("entry-right");
    if (this.columns !== "5" || this.rows !== "4") options.push(`grid=${this.columns}x${this.rows}`);
    if (this.cycles !== "6") options.push(`cycles=${this.cycles}`);
    return options;
  }

  get game(): GameChoice {
    return { game: "dreamscape", options: this.options, edition: this.edition };
  }

  get aloneWords(): string {
    return word("new-says-alone", { level: Number(this.level) });
  }

  get aloneNote(): string {
    return word("new-alone-note");
  }

  get hintsNote(): string {
    return word("new-hints-note");
  }

  get gameWords(): string {
    const said = [word(EDITIONS[this.edition] ?? "new-edition-standard")];
    said.push(...HOUSE.filter((option) => this.options.includes(option)).map((option) => word(OPTIONS[option] ?? option)));
    if (this.columns !== "5" || this.rows !== "4") {
      said.push(word("new-says-grid", { columns: this.columns, rows: this.rows }));
    }
    if (this.cycles !== "6") said.push(word("new-says-cycles", { count: Number(this.cycles) }));
    return said.join(" · ");
  }
}
