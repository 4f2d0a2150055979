const KEY_LABELS: Readonly<Record<string, string>> = {
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  Escape: "Esc",
};

/** The labels of the keys of a shortcut on this computer: "Mod+Z" is Ctrl and Z, or ⌘ and Z. */
export const keyLabels = (keys: string): string[] => keys.split("+").map(labelOf);

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);
const labelOf = (key: string) => (key === "Mod" ? (isMac() ? "⌘" : "Ctrl") : (KEY_LABELS[key] ?? key));
