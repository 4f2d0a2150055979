import type { ThemeValues } from "@/lib/themes/schema";

const FONT = '"Instrument Sans Variable", "Plinth Fallback", system-ui, sans-serif';

/** The themes of a new installation. */
export const SEED_THEMES: {
  name: string;
  isDark: boolean;
  defaultLight: boolean;
  defaultDark: boolean;
  values: ThemeValues;
}[] = [
  {
    name: "Limestone",
    isDark: false,
    defaultLight: true,
    defaultDark: false,
    values: {
      "--bg": "#f3f1eb",
      "--surface": "#faf9f5",
      "--raised": "#ffffff",
      "--navbar": "#f3f1eb",
      "--on-navbar": "#1d1a15",
      "--line": "#dcd7cc",
      "--text": "#1d1a15",
      "--muted": "#625c51",
      "--accent": "#1b3fb0",
      "--on-accent": "#ffffff",
      "--danger": "#a3291d",
      "--success": "#2c6135",
      "--warning": "#7d4f00",
      "--ring": "#2f5be0",
      "--radius": "4px",
      "--font": FONT,
    },
  },
  {
    name: "Basalt",
    isDark: true,
    defaultLight: false,
    defaultDark: true,
    values: {
      "--bg": "#141310",
      "--surface": "#1a1815",
      "--raised": "#22201b",
      "--navbar": "#141310",
      "--on-navbar": "#efece4",
      "--line": "#37332b",
      "--text": "#efece4",
      "--muted": "#a9a295",
      "--accent": "#8fb4ff",
      "--on-accent": "#0a1836",
      "--danger": "#f29a8d",
      "--success": "#8fc793",
      "--warning": "#e2b364",
      "--ring": "#8fb4ff",
      "--radius": "4px",
      "--font": FONT,
    },
  },
];
