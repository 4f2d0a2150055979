import type { DocumentComponent, DocumentRule } from "@/lib/site-pages/document";
import { classNames } from "@/lib/site-pages/elements";

const SHARE = /^\d+(?:\.\d+)?%$/;

/**
 * Returns a function that says whether the styles make an element as wide as a share of what it is in, at each width of
 * the page. Its content then has no influence on its width.
 */
export function createFullWidthTest(rules: readonly DocumentRule[]): (component: DocumentComponent) => boolean {
  const sized = rules.filter((rule) => widthIn(rule) !== undefined);
  const shares = new Set(sized.filter((rule) => isShare(rule) && isAlways(rule)).flatMap(namesIn));
  const others = new Set(sized.filter((rule) => !isShare(rule)).flatMap(namesIn));
  return ({ classes }) => {
    const names = classNames(classes);
    return names.some((name) => shares.has(name)) && !names.some((name) => others.has(name));
  };
}

const widthIn = ({ style }: DocumentRule): unknown => style?.width ?? style?.["inline-size"];
const isShare = (rule: DocumentRule) => SHARE.test(String(widthIn(rule)));
const isAlways = ({ selectors, state, mediaText }: DocumentRule) => selectors?.length === 1 && !state && !mediaText;
const namesIn = ({ selectors }: DocumentRule): string[] => classNames(selectors).map((name) => name.replace(/^\./, ""));
