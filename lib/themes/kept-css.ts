import { processState } from "@/lib/process-state.mjs";

/** How many versions of the rules are kept. Themes do not change this often while one page is rendered. */
const KEPT_MAX = 20;

const openStore = () => processState("theme-css", () => new Map<string, string>());

/** Keeps the themes' CSS rules in the memory of this process. `getCss` returns them for the same key. */
export function keepCss(key: string, css: string): void {
  const store = openStore();
  store.set(key, css);
  for (const oldestKey of store.keys()) {
    if (store.size <= KEPT_MAX) return;
    store.delete(oldestKey);
  }
}

/** Returns the kept CSS rules. Throws for an unknown key, because a page without the rules must not be cached. */
export function getCss(key: string): string {
  const css = openStore().get(key);
  if (css === undefined) throw new Error("The rules of the themes are no longer kept.");
  return css;
}
