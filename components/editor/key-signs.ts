const KEY_SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  Escape: "Esc",
};

/** What is written on the keys of a shortcut, on this computer: "Mod+Z" is Ctrl and Z, or ⌘ and Z. */
export const keySigns = (keys: string): string[] => keys.split("+").map(signOf);

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);
const signOf = (key: string) => (key === "Mod" ? (isMac() ? "⌘" : "Ctrl") : (KEY_SIGNS[key] ?? key));
