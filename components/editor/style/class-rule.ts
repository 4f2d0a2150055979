import type { CssRule, Editor, Selector } from "grapesjs";
import type { DocumentRule } from "@/lib/site-pages/document";
import { SITE_WIDTHS } from "@/lib/site-styles/widths";

/** When a rule applies. `mediaText`: the condition of its media query, or "" for all widths. */
type Conditions = { state: string; mediaText: string };

/** The condition of the rules for the chosen device. Empty for the desktop. */
export function chosenMediaText(engine: Editor): string {
  const maxWidth = SITE_WIDTHS.find(({ id }) => id === engine.getDevice())?.maxWidth;
  return maxWidth ? `(max-width: ${maxWidth}px)` : "";
}

/**
 * The rule of a class alone. Not the engine's own search, which reads a selector: in the name `md:flex`, it would take
 * the second part for a state.
 */
export function findClassRule(engine: Editor, className: string, { state, mediaText }: Conditions): CssRule | null {
  const isOfClass = (rule: CssRule) => {
    const selectors = rule.getSelectors().models as Selector[];
    return selectors.length === 1 && selectors[0]?.isClass() && selectors[0].get("name") === className;
  };
  const hasConditions = (rule: CssRule) =>
    (rule.get("state") ?? "") === state && (rule.get("mediaText") ?? "") === mediaText && !rule.get("selectorsAdd");
  return engine.Css.getAll().find((rule: CssRule) => isOfClass(rule) && hasConditions(rule)) ?? null;
}

/**
 * Adds a rule for a class that has none under these conditions. The style is set afterwards, because the engine does
 * not count a new rule as a change of the document.
 */
export function addClassRule(
  engine: Editor,
  className: string,
  { state, mediaText }: Conditions,
  style: Readonly<Record<string, string>>,
): void {
  const media = mediaText ? { atRuleType: "media", mediaText } : {};
  addRule(engine, { selectors: [className], state, ...media }).setStyle({ ...style });
}

/** Adds a rule without a style. */
export const addRule = (engine: Editor, rule: DocumentRule): CssRule =>
  engine.Css.getAll().add({ ...rule }) as unknown as CssRule; // the engine's types say a list
