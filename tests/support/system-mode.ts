type Mode = "light" | "dark";

const listeners = new Set<() => void>();
let mode: Mode = "light";

/** Replaces `matchMedia`, which jsdom does not have. Any query has the result of `prefers-color-scheme: dark`. */
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
