import { THEME_COOKIE } from "@/lib/themes/policy";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

type Theme = { id: number; is_dark: boolean };

const listeners = new Set<() => void>();

/** Applies a theme immediately. Its values are already in the page's styles. */
export function showTheme({ id, is_dark }: Theme) {
  const { dataset } = document.documentElement;
  dataset.themeId = String(id);
  dataset.theme = is_dark ? "dark" : "light";
  for (const listener of listeners) listener();
}

/** Stores the choice for later visits. */
export function rememberTheme(id: number) {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${THEME_COOKIE}=${id}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}

export const shownMode = () => (document.documentElement.dataset.theme === "dark" ? "dark" : "light");

export function subscribeToTheme(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
