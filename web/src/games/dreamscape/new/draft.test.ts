import { expect, test } from "vitest";
import { DreamscapeDraft } from "./draft.svelte";

test("what has no effect in the game that is made up is not among its options, and is again once it has", () => {
  const draft = new DreamscapeDraft();
  draft.empty = true;
  expect(draft.options).toEqual(["empty-in-nightmare"]);
  draft.choosePlay("nightmare");
  expect(draft.options).toEqual(["nightmare"]);
  draft.choosePlay("solo");
  expect(draft.options).toEqual(["solo=2"]);
  draft.choosePlay("standard");
  expect(draft.options).toEqual(["empty-in-nightmare"]);
  draft.right = true;
  expect(draft.options).toEqual(["empty-in-nightmare"]);
  draft.columns = "6";
  expect(draft.options).toEqual(["empty-in-nightmare", "entry-right", "grid=6x4"]);
});
