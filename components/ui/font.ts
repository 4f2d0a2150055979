import localFont from "next/font/local";

// The font family has a fixed name, because a theme's `--font` value refers to it. A fallback font with the same
// metrics is declared in app/styles/tokens.css, so Next need not create one. Next reads these calls at build time and
// requires literal values.

/**
 * The common Latin letters, as a variable font with weight and width axes. Importing this file in a layout preloads the
 * font (57 KB).
 */
export const instrumentSans = localFont({
  src: "../../app/fonts/instrument-sans-latin.woff2",
  weight: "400 700",
  style: "normal",
  display: "swap",
  variable: "--font-latin",
  adjustFontFallback: false,
  declarations: [
    { prop: "font-family", value: "Instrument Sans Variable" },
    { prop: "font-stretch", value: "75% 100%" },
    {
      prop: "unicode-range",
      value:
        "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
    },
  ],
});

/** The other Latin letters. Only pages that show such a letter fetch them (19 KB). */
export const instrumentSansExtended = localFont({
  src: "../../app/fonts/instrument-sans-latin-ext.woff2",
  weight: "400 700",
  style: "normal",
  display: "swap",
  preload: false,
  variable: "--font-latin-ext",
  adjustFontFallback: false,
  declarations: [
    { prop: "font-family", value: "Instrument Sans Variable" },
    { prop: "font-stretch", value: "75% 100%" },
    {
      prop: "unicode-range",
      value:
        "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
    },
  ],
});
