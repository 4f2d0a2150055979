import { line } from "@/lib/i18n/line";
import type { CheckedPage, Finding, Rule } from "@/lib/publications/checks/check";
import { nameOf } from "@/lib/publications/checks/page-texts";
import type { DocumentRule } from "@/lib/site-pages/document";
import { selectorsOf } from "@/lib/site-pages/style-css";
import { CONTRAST_MIN, contrastOf, minimumContrast, roundContrast } from "@/lib/site-styles/color";

type Style = Readonly<Record<string, unknown>>;

/** Checks the site's text colour on its background, and each class that sets a text colour and a background. */
export const contrastLow: Rule = function* ({ document: { styles = [] }, pages }) {
  const variables = variablesOf(styles);
  const contrast = contrastOf(
    resolve("var(--color-text, #1c1b18)", variables),
    resolve("var(--color-background, #fff)", variables),
  );
  const hardToRead = hardToReadClasses(styles, variables);
  for (const page of pages) {
    if (contrast !== null && contrast < CONTRAST_MIN) yield baseFinding(page, contrast);
    for (const name of page.classes) yield* classFinding(page, name, hardToRead.get(name));
  }
};

/** The classes that are hard to read, with their contrast. */
export function hardToReadClasses(
  styles: readonly DocumentRule[],
  variables = variablesOf(styles),
): Map<string, number> {
  const classes = new Map<string, number>();
  for (const rule of styles) {
    const [name, contrast] = hardToReadClass(rule, variables) ?? [];
    if (name !== undefined && contrast !== undefined) classes.set(name, contrast);
  }
  return classes;
}

function classFinding(page: CheckedPage, name: string, contrast: number | undefined): Finding[] {
  if (contrast === undefined) return [];
  const message = line('Text with the class ":class" on ":page" is hard to read: its contrast is :contrast to 1.');
  const values = { class: name, page: nameOf(page), contrast: roundContrast(contrast) };
  return [{ rule: "contrast-low", page, message: [message, values] }];
}

function baseFinding(page: CheckedPage, contrast: number): Finding {
  const message = line('Text on ":page" is hard to read: its contrast is :contrast to 1.');
  return { rule: "contrast-low", page, message: [message, { page: nameOf(page), contrast: roundContrast(contrast) }] };
}

/**
 * The class that a rule makes hard to read, with its contrast. Null unless the rule selects exactly one class, always
 * applies, and sets a text colour and a background. Also null if one of these colours cannot be read.
 */
function hardToReadClass(rule: DocumentRule, variables: Style): [name: string, contrast: number] | null {
  const { style, selectorsAdd, state, atRuleType, mediaText } = rule;
  const [selector, ...others] = selectorsOf(rule);
  if (selector?.kind !== "class" || others.length > 0 || !style) return null;
  if (selectorsAdd || state || atRuleType || mediaText) return null;
  const [color, background] = [style.color, style["background-color"] ?? style.background];
  if (typeof color !== "string" || typeof background !== "string") return null;
  const contrast = contrastOf(resolve(color, variables), resolve(background, variables));
  const minimum = minimumContrast(String(style["font-size"]), String(style["font-weight"]));
  return contrast !== null && contrast < minimum ? [selector.name, contrast] : null;
}

/** The custom properties of the site. */
function variablesOf(styles: readonly DocumentRule[]): Style {
  const variables: Record<string, unknown> = {};
  for (const { selectorsAdd, style } of styles) if (selectorsAdd === ":root") Object.assign(variables, style);
  return variables;
}

/** Returns the value that `var(--name, fallback)` stands for. Returns any other value unchanged. */
function resolve(value: string, variables: Style): string {
  const [, name = "", fallback = ""] = /^var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)$/.exec(value.trim()) ?? [];
  if (!name) return value;
  const variable = variables[name];
  return typeof variable === "string" ? variable : fallback;
}
