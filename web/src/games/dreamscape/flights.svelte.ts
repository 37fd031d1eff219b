// Things in the air above the table: each begins a little after the one before, so that they can be followed.

import type { Cargo, Journey } from "./journeys";

/** A point of the screen, and how wide the thing there is. */
export type Spot = { x: number; y: number; width: number };
export type Flight = { id: number; cargo: Cargo; from: Spot; to: Spot; delay: number };

/** No more things than this travel at a time, in milliseconds each begins that much later than the one before it. */
const MOST = 16;
const LATER = 60;
/** Who is farther behind than this has seen enough: what comes then is not shown any more. */
const BEHIND = 1500;

export class Flights {
  list = $state.raw<Flight[]>([]);
  #next = 1;
  /** When the next thing may begin. */
  #free = 0;

  /** Makes ready what travels; `find` says where the first anchor that can be seen is, `now` the time in milliseconds. */
  plan(trips: readonly Journey[], find: (anchors: readonly string[]) => Spot | null, now: number): Flight[] {
    const news: Flight[] = [];
    this.#free = Math.max(this.#free, now);
    for (const { cargo, from, to } of trips) {
      if (this.list.length + news.length >= MOST || this.#free - now > BEHIND) break;
      const [start, end] = [find(from), find(to)];
      if (!start || !end) continue;
      news.push({ id: this.#next++, cargo, from: start, to: end, delay: this.#free - now });
      this.#free += LATER;
    }
    return news;
  }

  /** Sends it off. */
  launch(flights: readonly Flight[]): void {
    if (flights.length > 0) this.list = [...this.list, ...flights];
  }

  land(id: number): void {
    this.list = this.list.filter((flight) => flight.id !== id);
  }

  /** Ends all journeys at once. */
  skip(): void {
    this.#free = 0;
    if (this.list.length > 0) this.list = [];
  }
}
