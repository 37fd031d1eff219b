// A contract while it is being made up: what is agreed on at any table. Each game adds what is chosen of it.

import type { Contract, GameChoice, Refused, SeatChoice } from "../../protocol/table";

export type Preset = "friends" | "bots" | "alone" | "screen";
export type Unit = "seconds" | "minutes" | "hours" | "days";

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

export abstract class Draft {
  preset = $state<Preset>("friends");
  seats = $state<SeatChoice[]>(["maker", "open"]);
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

  /** How many can play together. */
  abstract readonly players: readonly number[];

  /** Whether one plays alone: at a table with one seat. */
  abstract get alone(): boolean;
  /** Chooses to play alone, or with others as is usual. */
  abstract set alone(alone: boolean);

  /** The game with what is chosen of it. */
  abstract get game(): GameChoice;

  /** How one plays alone, in words. */
  abstract get aloneWords(): string;

  /** Against what one plays alone. */
  abstract get aloneNote(): string;

  /** What the table shows to whoever wants hints. */
  abstract get hintsNote(): string;

  /** What is chosen of the game, in a few words. */
  abstract get gameWords(): string;

  /** Fills in what the preset stands for; the rest of the form stays. */
  choose(preset: Preset): void {
    this.preset = preset;
    if (preset === "alone") {
      this.alone = true;
      this.seatAll();
      return;
    }
    if (this.alone) this.alone = false;
    const players = Math.max(2, this.seats.length);
    this.seats = Array.from({ length: players }, (_, seat) => (seat === 0 ? "maker" : COMPANY[preset]));
    if (preset !== "friends") this.listing = "by-link";
  }

  /** Makes as many seats as one needs who plays alone, or does not. */
  protected seatAll(): void {
    if (this.alone) {
      this.preset = "alone";
      this.seats = ["maker"];
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

  get contract(): Contract {
    const contract: Contract = {
      game: this.game,
      seats: [...this.seats],
      listing: this.listing,
      clock: { kind: "none" },
      undo: this.undo,
      spectators: this.spectators === "delayed" ? { kind: "delayed", steps: this.delay } : { kind: this.spectators },
      hints: this.hints,
      absence: { kind: "wait" },
    };
    if (this.clock === "per-move") contract.clock = { kind: "per-move", seconds: this.perMove.seconds };
    if (this.clock === "total") {
      contract.clock = { kind: "total", seconds: this.total.seconds, increment: this.increment.seconds };
    }
    if (this.absence === "stand-in") contract.absence = { kind: "stand-in", seconds: this.patience.seconds };
    return contract;
  }
}

/** The part of the form that a refusal speaks of, if it speaks of one; the game says which parts its own refusals speak of. */
export function partOf(refused: Refused, known: Readonly<Record<string, string>>): string | null {
  const field = refused.expected?.[0];
  const parts: unknown[] = ["seats", "options", "clock", "spectators", "absence"];
  return known[refused.key] ?? (typeof field === "string" && parts.includes(field) ? field : null);
}
