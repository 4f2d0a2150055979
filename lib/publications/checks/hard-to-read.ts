import type { DocumentRule } from "@/lib/site-pages/document";
import { selectorsOf } from "@/lib/site-pages/style-css";
import { contrastOf, minimumContrast } from "@/lib/site-styles/color";

type Style = Readonly<Record<string, unknown>>;

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
  const contrast = contrastOf(resolveVariable(color, variables), resolveVariable(background, variables));
  const minimum = minimumContrast(String(style["font-size"]), String(style["font-weight"]));
  return contrast !== null && contrast < minimum ? [selector.name, contrast] : null;
}

/** The custom properties of the site. */
export function variablesOf(styles: readonly DocumentRule[]): Style {
  const variables: Record<string, unknown> = {};
  for (const { selectorsAdd, style, atRuleType, mediaText } of styles)
    if (selectorsAdd === ":root" && !atRuleType && !mediaText) Object.assign(variables, style);
  return variables;
}

/** How many custom properties may stand for each other. */
const DEPTH_MAX = 8;

/** Returns the value that `var(--name, fallback)` stands for. Returns any other value unchanged. */
export function resolveVariable(value: string, variables: Style, depth = 0): string {
  const [, name = "", fallback = ""] = /^var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)$/.exec(value.trim()) ?? [];
  if (!name || depth === DEPTH_MAX) return value;
  const variable = variables[name];
  return resolveVariable(typeof variable === "string" ? variable : fallback, variables, depth + 1);
}
