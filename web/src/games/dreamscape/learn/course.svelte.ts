// The lessons, which of them this device has finished, and at which tables they are played.

import { api } from "../../../net/api";
import type { Lesson } from "../../../protocol/table";
import { GAME } from "../address";

const KEPT = "lessons";
type Kept = { done: string[]; tables: Record<string, string> };

function remembered(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>;
    return { done: Array.isArray(kept.done) ? kept.done : [], tables: { ...kept.tables } };
  } catch {
    return { done: [], tables: {} };
  }
}

class Course {
  /** The lessons; nothing until they are loaded. */
  lessons = $state.raw<Lesson[] | null>(null);
  #kept = $state.raw<Kept>(remembered());

  async load(): Promise<void> {
    this.lessons ??= (await api.get("/api/games/{game}/lessons", { game: GAME })).lessons;
  }

  isDone(lesson: Lesson): boolean {
    return this.#kept.done.includes(lesson.slug);
  }

  finish(lesson: Lesson): void {
    if (!this.isDone(lesson)) this.#keep({ ...this.#kept, done: [...this.#kept.done, lesson.slug] });
  }

  /** The table of a lesson: the one begun before if it is still there and may be gone on with, else a new one. */
  async table(lesson: Lesson, how: "go-on" | "anew"): Promise<string> {
    const before = how === "go-on" ? this.#kept.tables[lesson.slug] : undefined;
    if (before !== undefined && (await goesOn(before, lesson))) return before;
    const { id } = await api.post("/api/games/{game}/lessons/{number}", { game: GAME, number: lesson.number });
    this.#keep({ ...this.#kept, tables: { ...this.#kept.tables, [lesson.slug]: id } });
    return id;
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    localStorage.setItem(KEPT, JSON.stringify(kept));
  }
}

/** Whether a lesson is still played at a table, by whoever asks. */
async function goesOn(table: string, lesson: Lesson): Promise<boolean> {
  return api.get("/api/tables/{id}", { id: table }).then(
    (told) => told.type === "hello" && told.contract.lesson === lesson.slug && told.table_view.stage === "playing",
    () => false,
  );
}

export const course = new Course();
