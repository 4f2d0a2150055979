import { themeCss } from "@/lib/themes/css";
import { seededThemes } from "./seeded-themes";

test("each theme has a rule", () => {
  const css = themeCss(seededThemes());

  expect(css).toMatch(/html\[data-theme-id="1"\][^{]*\{--bg:#f3f1eb;/);
  expect(css).toContain('html[data-theme-id="2"]{--bg:#141310;');
});

test("the theme `system` is the light theme, or the dark theme if the visitor's system prefers dark", () => {
  const [light, dark] = themeCss(seededThemes()).split("@media (prefers-color-scheme:dark)");

  expect(light).toContain('html[data-theme-id="system"]{--bg:#f3f1eb;');
  expect(light?.split("--bg:#f3f1eb;")).toHaveLength(2);
  expect(dark).toMatch(/^\{html\[data-theme-id="system"\]\{--bg:#141310;.*\}\}$/);
});

test("there is no theme `system` without a default dark theme", () => {
  const themes = seededThemes().map((theme) => ({ ...theme, default_dark: false }));

  expect(themeCss(themes)).not.toContain(`"system"`);
});
