// The modes and house options, and the keys of their names.

/** House rules that need no value. */
export const HOUSE = [
  "simultaneous",
  "mirror",
  "largest-group",
  "creation-entry",
  "king-by-location",
  "completion-ends-step",
  "empty-in-nightmare",
  "entry-right",
];

export const OPTIONS: Record<string, string> = {
  nightmare: "new-mode-nightmare",
  solo: "new-mode-solo",
  simultaneous: "new-simultaneous",
  mirror: "new-mirror",
  "largest-group": "new-group",
  "creation-entry": "new-entry",
  "king-by-location": "new-king",
  "completion-ends-step": "new-step",
  "empty-in-nightmare": "new-empty",
  "entry-right": "new-right",
  grid: "new-grid",
  cycles: "new-cycles",
};
