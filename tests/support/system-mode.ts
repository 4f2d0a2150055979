type Mode = "light" | "dark";

const listeners = new Set<() => void>();
let mode: Mode = "light";

/** The browser's result of `prefers-color-scheme: dark`, which jsdom does not have. */
export const matchMedia = () => ({
  get matches() {
    return mode === "dark";
  },
  addEventListener: (_: "change", listener: () => void) => listeners.add(listener),
  removeEventListener: (_: "change", listener: () => void) => listeners.delete(listener),
});

/** Changes the mode that the visitor's system prefers. */
export function setSystemMode(next: Mode) {
  mode = next;
  for (const listener of listeners) listener();
}
