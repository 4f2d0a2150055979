const KEY_LABELS: Readonly<Record<string, string>> = {
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  Escape: "Esc",
};

/** The labels of a shortcut's keys on this computer: "Mod+Z" becomes "Ctrl" and "Z", or "⌘" and "Z" on a Mac. */
export const keyLabels = (keys: string): string[] => keys.split("+").map(labelOf);

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

function labelOf(key: string): string {
  if (key === "Mod") return isMac() ? "⌘" : "Ctrl";
  return KEY_LABELS[key] ?? key;
}
