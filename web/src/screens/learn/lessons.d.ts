// What `build/lessons.ts` makes of `content/dreamscape/lessons.toml`.

declare module "virtual:lessons" {
  /** Something to be reached: an event, of the learner's seat where it is of a seat. */
  export type Goal = {
    /** The key of the event. */
    event: string;
    /** Parameters that it must have: numbers of things, keys of terms, and notation. */
    with: Record<string, number | string>;
    /** The key of the event after which it is too late. */
    until: string;
  };

  /** A lesson. Its texts are `learn-`, the slug, and `-title`, `-why`, `-close`, or `-goal-1`, `-hint-1` for each goal. */
  export type Lesson = { number: number; slug: string; position: string; goals: Goal[] };

  const lessons: Lesson[];
  export default lessons;
}
