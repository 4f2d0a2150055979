import type { SYSTEM_THEME } from "@/lib/themes/policy";

export type ThemeMode = "light" | "dark";
/** The theme that the page shows. Its id and its mode are attributes of `<html>`. Some styles depend on the mode. */
export type ShownTheme = { id: number; mode: ThemeMode } | { id: typeof SYSTEM_THEME; mode: typeof SYSTEM_THEME };

const listeners = new Set<() => void>();

/** Applies a theme immediately, because the page's styles already contain the values of all themes. */
export function showTheme({ id, mode }: ShownTheme) {
  const { dataset } = document.documentElement;
  dataset.themeId = String(id);
  dataset.theme = mode;
  for (const listener of listeners) listener();
}

/** Calls the listener when `showTheme` has applied a theme, until the returned function is called. */
export function onThemeShown(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
