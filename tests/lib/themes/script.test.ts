import { runInNewContext } from "node:vm";
import { themeScript } from "@/lib/themes/script";
import { seededThemes } from "./seeded-themes";

/** Runs the script on a page whose theme is the site's default. Returns the theme that the page then has. */
function themeFor(cookie: string, themes = seededThemes()) {
  const dataset = { theme: "light", themeId: "1" };
  runInNewContext(themeScript(themes, true), { document: { cookie, documentElement: { dataset } } });
  return dataset;
}

test.each([
  ["be-active-theme=2", { theme: "dark", themeId: "2" }],
  ["a=b; be-active-theme=system; c=d", { theme: "system", themeId: "system" }],
  ["be-active-theme=4711", { theme: "light", themeId: "1" }],
  ["be-active-theme=systematic", { theme: "light", themeId: "1" }],
  ["not-be-active-theme=2", { theme: "light", themeId: "1" }],
  ["", { theme: "light", themeId: "1" }],
])("with the cookie %j the page gets the theme %j", (cookie, theme) => {
  expect(themeFor(cookie)).toEqual(theme);
});

test("the theme `system` is ignored on a site without a default dark theme", () => {
  const themes = seededThemes().map((theme) => ({ ...theme, default_dark: false }));

  expect(themeFor("be-active-theme=system", themes)).toEqual({ theme: "light", themeId: "1" });
});

test("there is no script if visitors may not choose", () => {
  expect(themeScript(seededThemes(), false)).toBe("");
});
