// The modes and house options, and the keys of their names.

export const OPTIONS: Record<string, string> = {
  nightmare: "new-mode-nightmare",
  solo: "new-mode-solo",
  simultaneous: "new-simultaneous",
  mirror: "new-mirror",
  "largest-group": "new-group",
  "creation-entry": "new-entry",
  grid: "new-grid",
  cycles: "new-cycles",
};
