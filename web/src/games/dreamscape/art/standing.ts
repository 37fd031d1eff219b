// How the things of a Dreamscape are told to their drawings.

/** Where a figure stands: on a point of another drawing, or alone where none is given. */
export interface Standing {
  x?: number | undefined;
  y?: number | undefined;
  size?: number | undefined;
  /** Whether it is not there yet. */
  ghost?: boolean | undefined;
  label?: string | undefined;
}

/** A stack and what stands on it, or would. */
export interface Stacked {
  /** Its shards from the bottom. */
  stack: string;
  tree?: boolean | undefined;
  dreamer?: boolean | undefined;
  /** Whose Dreamer. */
  seat?: number | undefined;
  /** Which shards are marked, from 1 at the bottom. */
  marks?: readonly number[] | undefined;
  /** Shards that would come on top. */
  ghost?: string | undefined;
  ghostTree?: boolean | undefined;
  ghostDreamer?: boolean | undefined;
}
