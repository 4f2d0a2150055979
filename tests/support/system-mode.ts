type Mode = "light" | "dark";

const listeners = new Set<() => void>();
let mode: Mode = "light";

/** The browser's answer to `prefers-color-scheme: dark`, which jsdom does not have. */
export const matchMedia = () => ({
  get matches() {
    return mode === "dark";
  },
  addEventListener: (_: "change", listener: () => void) => listeners.add(listener),
  removeEventListener: (_: "change", listener: () => void) => listeners.delete(listener),
});

/** Changes what the visitor's system asks for. */
export function setSystemMode(next: Mode) {
  mode = next;
  for (const listener of listeners) listener();
}
