// Which lessons this device has finished, and at which tables they are played.

import type { Lesson } from "virtual:lessons";
import { api } from "../../net/api";
import type { Made } from "../../protocol/wire";

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
  #kept = $state.raw<Kept>(remembered());

  isDone(lesson: Lesson): boolean {
    return this.#kept.done.includes(lesson.slug);
  }

  finish(lesson: Lesson): void {
    if (!this.isDone(lesson)) this.#keep({ ...this.#kept, done: [...this.#kept.done, lesson.slug] });
  }

  /** The table of a lesson: the one begun before if it is still there and may be gone on with, else a new one. */
  async table(lesson: Lesson, how: "go-on" | "anew"): Promise<string> {
    const before = how === "go-on" ? this.#kept.tables[lesson.slug] : undefined;
    if (before !== undefined && (await isThere(before))) return before;
    const { id } = await api.post<Made>("/api/records", record(lesson));
    this.#keep({ ...this.#kept, tables: { ...this.#kept.tables, [lesson.slug]: id } });
    return id;
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    localStorage.setItem(KEPT, JSON.stringify(kept));
  }
}

/** The record with which the table of a lesson begins. */
function record({ position }: Lesson): string {
  const lines = position.trim().split("\n");
  const header = lines.filter((line) => /^(edition|options) /.test(line));
  return ["oneiros record 1", "game dreamscape", ...header, "seat 1", "seat 2", "position", ...lines.map((line) => `  ${line}`), ""].join("\n");
}

async function isThere(id: string): Promise<boolean> {
  return api.get(`/api/tables/${id}`).then(
    () => true,
    () => false,
  );
}

export const course = new Course();
