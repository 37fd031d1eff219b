// Keys in a row of tabs, everywhere alike.

/** The place of the tab that a key leads to, of so many, from one of them; nothing when the key leads nowhere. */
export function tabKeys(key: string, at: number, many: number): number | null {
  switch (key) {
    case "ArrowRight":
      return (at + 1) % many;
    case "ArrowLeft":
      return (at - 1 + many) % many;
    case "Home":
      return 0;
    case "End":
      return many - 1;
    default:
      return null;
  }
}
