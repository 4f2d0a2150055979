"use client";

import { useSyncExternalStore } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { type ShownTheme, showTheme, type ThemeMode } from "@/components/layout/active-theme";
import { notifyOtherTabs } from "@/components/layout/other-tabs";
import {
  rememberTheme,
  shownChoice,
  shownMode,
  subscribeToTheme,
  type ThemeChoice,
} from "@/components/layout/theme-choice";
import { SYSTEM_THEME, systemThemes, themeFor } from "@/lib/themes/policy";

/** The visitor's choice of theme, the mode that the page is in, and how to change the choice in all tabs. */
export function useTheme() {
  const { themes, settings } = useBootstrap();
  const initialTheme = themes.all.find(({ id }) => id === themes.selectedThemeId);
  const initialMode = initialTheme?.is_dark ? "dark" : "light";
  const initialChoice = themes.selectedThemeId === null ? SYSTEM_THEME : initialMode;
  const mode = useSyncExternalStore<ThemeMode>(subscribeToTheme, shownMode, () => initialMode);
  const choice = useSyncExternalStore<ThemeChoice>(subscribeToTheme, shownChoice, () => initialChoice);

  function choose(newChoice: ThemeChoice) {
    const theme = themeOf(newChoice);
    if (!theme) return;
    showTheme(theme);
    rememberTheme(theme);
    notifyOtherTabs({ type: "theme", theme });
  }

  function themeOf(newChoice: ThemeChoice): ShownTheme | undefined {
    if (newChoice === SYSTEM_THEME) return { id: SYSTEM_THEME, mode: SYSTEM_THEME };
    const theme = themeFor(themes.all, newChoice);
    return theme && { id: theme.id, mode: theme.is_dark ? "dark" : "light" };
  }

  const hasBoth = themeFor(themes.all, "light") !== undefined && themeFor(themes.all, "dark") !== undefined;
  const canChange = settings.themes.user_change && hasBoth;
  return { choice, mode, choose, canChange, canFollowSystem: canChange && systemThemes(themes.all) !== undefined };
}
