type Key = { key: string; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean; altKey: boolean };

/** What the keys for undo and redo ask for. Null for any other key. */
export function undoKeyOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Key): "undo" | "redo" | null {
  if (altKey || !(ctrlKey || metaKey)) return null;
  const letter = key.toLowerCase();
  if (letter === "y" && !shiftKey) return "redo";
  if (letter !== "z") return null;
  return shiftKey ? "redo" : "undo";
}
