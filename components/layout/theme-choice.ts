import { onThemeShown, type ShownTheme, type ThemeMode } from "@/components/layout/active-theme";
import { SYSTEM_THEME, THEME_COOKIE } from "@/lib/themes/policy";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** What a visitor can choose. With "system", the visitor's system decides between light and dark. */
export type ThemeChoice = ThemeMode | typeof SYSTEM_THEME;

/** Stores the choice for later visits. */
export function rememberTheme({ id }: Pick<ShownTheme, "id">) {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${THEME_COOKIE}=${id}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}

export function shownChoice(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return theme === "dark" || theme === SYSTEM_THEME ? theme : "light";
}

/** The mode that the page is in. */
export function shownMode(): ThemeMode {
  const choice = shownChoice();
  if (choice !== SYSTEM_THEME) return choice;
  return darkSystem().matches ? "dark" : "light";
}

/** Calls the listener when the theme changes, or when the visitor's system switches between light and dark. */
export function subscribeToTheme(listener: () => void) {
  const system = darkSystem();
  const stopListening = onThemeShown(listener);
  system.addEventListener("change", listener);
  return () => {
    stopListening();
    system.removeEventListener("change", listener);
  };
}

const darkSystem = () => matchMedia("(prefers-color-scheme: dark)");
