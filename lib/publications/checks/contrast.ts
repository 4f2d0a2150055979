import { line } from "@/lib/i18n/line";
import type { CheckedPage, Finding, Rule } from "@/lib/publications/checks/check";
import { nameOf } from "@/lib/publications/checks/page-texts";
import type { DocumentRule } from "@/lib/site-pages/document";
import { selectorsOf } from "@/lib/site-pages/style-css";
import { CONTRAST_MIN, contrastOf, minimumContrast, roundContrast } from "@/lib/site-styles/color";

type Style = Readonly<Record<string, unknown>>;

/** Checks the site's text colour on its background, and each class that sets a text colour and a background. */
export const contrastLow: Rule = ({ document: { styles = [] }, pages }) => {
  const variables = variablesOf(styles);
  const classes = styles.flatMap((rule) => classRule(rule, variables) ?? []);
  return pages.flatMap((page) => [...baseFinding(page, variables), ...classFindings(page, classes)]);
};

type ClassRule = { name: string; contrast: number; minimum: number };

function classFindings(page: CheckedPage, classes: readonly ClassRule[]): Finding[] {
  const usedClasses = new Set(page.elements.flatMap(({ attributes }) => (attributes.class ?? "").split(" ")));
  return classes
    .filter(({ name, contrast, minimum }) => usedClasses.has(name) && contrast < minimum)
    .map(({ name, contrast }) => ({
      rule: "contrast-low",
      page,
      message: [
        line('Text with the class ":class" on ":page" is hard to read: its contrast is :contrast to 1.'),
        { class: name, page: nameOf(page), contrast: roundContrast(contrast) },
      ],
    }));
}

function baseFinding(page: CheckedPage, variables: Style): Finding[] {
  const contrast = contrastOf(
    resolve("var(--color-text, #1c1b18)", variables),
    resolve("var(--color-background, #fff)", variables),
  );
  if (contrast === null || contrast >= CONTRAST_MIN) return [];
  const message = line('Text on ":page" is hard to read: its contrast is :contrast to 1.');
  return [
    { rule: "contrast-low", page, message: [message, { page: nameOf(page), contrast: roundContrast(contrast) }] },
  ];
}

/**
 * Null unless the rule selects exactly one class, always applies, and sets a text colour and a background. Also null if
 * one of these colours cannot be read.
 */
function classRule(rule: DocumentRule, variables: Style): ClassRule | null {
  const { style, selectorsAdd, state, atRuleType, mediaText } = rule;
  const [selector, ...others] = selectorsOf(rule);
  if (selector?.kind !== "class" || others.length > 0 || !style) return null;
  if (selectorsAdd || state || atRuleType || mediaText) return null;
  const { name } = selector;
  const [color, background] = [style.color, style["background-color"] ?? style.background];
  if (typeof color !== "string" || typeof background !== "string") return null;
  const contrast = contrastOf(resolve(color, variables), resolve(background, variables));
  if (contrast === null) return null;
  return { name, contrast, minimum: minimumContrast(String(style["font-size"]), String(style["font-weight"])) };
}

/** The custom properties of the site. */
function variablesOf(styles: readonly DocumentRule[]): Style {
  return Object.assign({}, ...styles.filter(({ selectorsAdd }) => selectorsAdd === ":root").map(({ style }) => style));
}

/** Returns the value that `var(--name, fallback)` stands for. Returns any other value unchanged. */
function resolve(value: string, variables: Style): string {
  const [, name = "", fallback = ""] = /^var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)$/.exec(value.trim()) ?? [];
  if (!name) return value;
  const variable = variables[name];
  return typeof variable === "string" ? variable : fallback;
}
