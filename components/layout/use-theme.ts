"use client";

import { useSyncExternalStore } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { rememberTheme, shownMode, showTheme, subscribeToTheme } from "@/components/layout/active-theme";
import { notifyOtherTabs } from "@/components/layout/tabs";
import { themeFor } from "@/lib/themes/policy";

export type ThemeMode = "light" | "dark";

/** The page's mode, light or dark, and how to change it in all tabs. */
export function useTheme() {
  const { themes, settings } = useBootstrap();
  const initialMode = themes.all.find(({ id }) => id === themes.selectedThemeId)?.is_dark ? "dark" : "light";
  const mode = useSyncExternalStore<ThemeMode>(subscribeToTheme, shownMode, () => initialMode);

  function choose(wanted: ThemeMode) {
    const theme = themeFor(themes.all, wanted);
    if (!theme) return;
    showTheme(theme);
    rememberTheme(theme.id);
    notifyOtherTabs({ type: "theme", id: theme.id, isDark: theme.is_dark });
  }

  const hasBoth = themeFor(themes.all, "light") !== undefined && themeFor(themes.all, "dark") !== undefined;
  return { mode, choose, canChange: settings.themes.user_change && hasBoth };
}
