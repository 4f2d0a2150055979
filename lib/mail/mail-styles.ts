/**
 * The colours of the two initial themes, as fixed values: email clients do not support CSS variables, and a theme may
 * change after an email is sent.
 */

export const light = {
  bg: "#f3f1eb",
  surface: "#faf9f5",
  raised: "#ffffff",
  line: "#dcd7cc",
  text: "#1d1a15",
  muted: "#625c51",
  accent: "#1b3fb0",
  accentEdge: "#122a78",
  onAccent: "#ffffff",
};

export const dark: typeof light = {
  bg: "#141310",
  surface: "#1a1815",
  raised: "#22201b",
  line: "#37332b",
  text: "#efece4",
  muted: "#a9a295",
  accent: "#8fb4ff",
  accentEdge: "#5c86dc",
  onAccent: "#0a1836",
};

export const FONT =
  "'Instrument Sans', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Noto Sans', sans-serif";
export const MONO = "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace";

/** Inline styles are for light mode and wide screens. This sheet adds those for dark mode and narrow screens. */
export const STYLE_SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .m-page { background: ${dark.bg} !important; color: ${dark.text} !important; }
  .m-card { background: ${dark.raised} !important; border-color: ${dark.line} !important; border-bottom-color: ${dark.text} !important; }
  .m-text { color: ${dark.text} !important; }
  .m-muted { color: ${dark.muted} !important; }
  .m-rule { border-color: ${dark.line} !important; }
  .m-code { background: ${dark.surface} !important; border-color: ${dark.line} !important; color: ${dark.text} !important; }
  .m-button { background: ${dark.accent} !important; border-color: ${dark.accentEdge} !important; color: ${dark.onAccent} !important; }
  .m-link { color: ${dark.text} !important; text-decoration-color: ${dark.accent} !important; }
}
@media (max-width: 480px) {
  .m-card { padding: 24px 20px !important; }
  .m-code { font-size: 28px !important; letter-spacing: 6px !important; padding-inline-start: 6px !important; }
}`;
