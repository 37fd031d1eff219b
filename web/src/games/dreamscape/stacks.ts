// The stacks of a table as events change them one after the other: what lies on a moved shard is not told, but follows.

type Land = { seat: number; land: { readonly [cell: string]: string } };

export class Stacks {
  readonly #stacks: Map<string, string>;

  constructor(lands: readonly Land[] = []) {
    this.#stacks = new Map(lands.flatMap(({ seat, land }) => Object.entries(land).map(([cell, stack]) => [`${seat}:${cell}`, stack] as const)));
  }

  /** Puts something on top: letters of shards, bottom to top, and `^` for a tree. */
  put(seat: number, cell: string, what: string): void {
    this.#stacks.set(`${seat}:${cell}`, this.#at(seat, cell) + what);
  }

  /** Takes the shard at a height, counted from 1 at the bottom, with all that lies on it. */
  lift(seat: number, cell: string, height: number): string {
    const stack = this.#at(seat, cell);
    this.#stacks.set(`${seat}:${cell}`, stack.slice(0, height - 1));
    return stack.slice(height - 1);
  }

  /** Takes the uppermost shard. */
  pop(seat: number, cell: string): void {
    this.lift(seat, cell, this.#at(seat, cell).length);
  }

  #at(seat: number, cell: string): string {
    return this.#stacks.get(`${seat}:${cell}`) ?? "";
  }
}
