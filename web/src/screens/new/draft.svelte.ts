// A contract while it is being made up.

import type { Contract, Refused, SeatChoice } from "../../protocol/wire";
import { usual } from "./usual";

export type Preset = "friends" | "bots" | "alone" | "screen";
export type Mode = "standard" | "nightmare" | "solo";
export type Unit = "seconds" | "minutes" | "hours" | "days";
/** A part of the form: where the reason of a refusal is shown. */
export type Part = "seats" | "mode" | "edition" | "options" | "grid" | "cycles" | "clock" | "spectators" | "absence";

export const UNITS: Record<Unit, number> = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };

/** A time as people say it. */
export class Duration {
  amount = $state(1);
  unit = $state<Unit>("minutes");

  constructor(amount: number, unit: Unit) {
    this.amount = amount;
    this.unit = unit;
  }

  get seconds(): number {
    return Math.round((Number.isFinite(this.amount) ? this.amount : 0) * UNITS[this.unit]);
  }
}

const COMPANY: Record<Preset, SeatChoice> = { friends: "open", bots: "bot", alone: "maker", screen: "maker" };

export class Draft {
  preset = $state<Preset>("friends");
  seats = $state<SeatChoice[]>(["maker", "open"]);
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
  listing = $state<Contract["listing"]>("by-link");
  clock = $state<Contract["clock"]["kind"]>("none");
  perMove = new Duration(1, "days");
  total = new Duration(30, "minutes");
  increment = new Duration(20, "seconds");
  undo = $state<Contract["undo"]>("with-consent");
  spectators = $state<Contract["spectators"]["kind"]>("now");
  delay = $state(20);
  hints = $state(true);
  absence = $state<Contract["absence"]["kind"]>("wait");
  patience = new Duration(10, "minutes");

  /** Fills in what the preset stands for; the rest of the form stays. */
  choose(preset: Preset): void {
    this.preset = preset;
    if (preset === "alone") {
      this.choosePlay("solo");
      return;
    }
    if (this.mode === "solo") this.mode = "standard";
    const players = Math.max(2, this.seats.length);
    this.seats = Array.from({ length: players }, (_, seat) => (seat === 0 ? "maker" : COMPANY[preset]));
    if (preset !== "friends") this.listing = "by-link";
  }

  /** Chooses the way to play; alone means one seat. */
  choosePlay(mode: Mode): void {
    this.mode = mode;
    if (mode === "solo") {
      this.preset = "alone";
      this.seats = ["maker"];
      this.simultaneous = false;
      this.listing = "by-link";
    } else if (this.seats.length < 2) {
      this.preset = this.preset === "alone" ? "friends" : this.preset;
      this.seats = ["maker", COMPANY[this.preset]];
    }
  }

  /** Makes room for so many. */
  setPlayers(players: number): void {
    const add: SeatChoice = COMPANY[this.preset];
    this.seats = Array.from({ length: players }, (_, seat) => this.seats[seat] ?? add);
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

  get contract(): Contract {
    const contract = usual();
    contract.game.options = this.options;
    contract.game.edition = this.edition;
    contract.seats = [...this.seats];
    contract.listing = this.listing;
    contract.undo = this.undo;
    contract.hints = this.hints;
    if (this.clock === "per-move") contract.clock = { kind: "per-move", seconds: this.perMove.seconds };
    if (this.clock === "total") {
      contract.clock = { kind: "total", seconds: this.total.seconds, increment: this.increment.seconds };
    }
    contract.spectators = this.spectators === "delayed" ? { kind: "delayed", steps: this.delay } : { kind: this.spectators };
    if (this.absence === "stand-in") contract.absence = { kind: "stand-in", seconds: this.patience.seconds };
    return contract;
  }
}

const PARTS: Record<string, Part> = {
  "setup-players": "seats",
  "setup-solo-level": "mode",
  "setup-solo-simultaneous": "options",
  "setup-grid": "grid",
  "setup-entry-right": "options",
  "setup-cycles": "cycles",
  "table-unknown-edition": "edition",
  "table-unknown-option": "options",
};

/** The part of the form that a refusal speaks of, if it speaks of one. */
export function partOf(refused: Refused): Part | null {
  const known = PARTS[refused.key];
  if (known) return known;
  const field = refused.expected?.[0];
  const parts: Part[] = ["seats", "options", "clock", "spectators", "absence"];
  return parts.find((part) => part === field) ?? null;
}
