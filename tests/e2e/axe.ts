import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** The rules about colours. All other rules find the same faults in every theme. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** The ids of the themes that the app creates on its first start. */
const THEME_IDS = { light: 1, dark: 2 };
const WIDTHS = [1280, 375];

/**
 * Returns the faults that axe finds on the page, or only in the parts that match `within`. Uses axe's legacy mode,
 * which does not check frames of other origins. The default mode checks them, but opens a second page each time.
 */
export async function findAxeViolations(page: Page, { within, rules }: { within?: string; rules?: string[] } = {}) {
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  if (within) axe.include(within);
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
}

/**
 * Fails if axe finds a fault on this page, in the light or dark theme, on a wide or narrow screen. `name` is in the
 * message.
 */
export async function expectNoAxeViolations(page: Page, name: string, { widths = WIDTHS } = {}) {
  await page.emulateMedia({ reducedMotion: "reduce" }); // so that no colour is measured during a transition
  await page.mouse.move(0, 0); // on a narrower screen, something with a tooltip could come under the pointer
  for (const width of widths) {
    await page.setViewportSize({ width, height: 820 });
    const light = await showTheme(page, "light");
    expect(await findAxeViolations(page), `${name}, light, ${width} px wide`).toEqual([]);
    const dark = await showTheme(page, "dark");
    expect(dark, "the background of the dark theme").not.toBe(light);
    expect(await findAxeViolations(page, { rules: COLOUR_RULES }), `${name}, dark, ${width} px wide`).toEqual([]);
  }
}

/** Shows the theme as the app's switch does. Returns the theme's background. */
const showTheme = (page: Page, mode: keyof typeof THEME_IDS) =>
  page.evaluate(
    async ({ mode, id }) => {
      Object.assign(document.documentElement.dataset, { theme: mode, themeId: String(id) });
      const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(transitions.map(({ finished }) => finished)); // even a short transition takes a frame
      return getComputedStyle(document.documentElement).getPropertyValue("--bg");
    },
    { mode, id: THEME_IDS[mode] },
  );
