import { parse } from "postcss";
import { isAllowedAddress } from "@/lib/site-pages/allowed-markup";
import type { ChangeAddress } from "@/lib/site-pages/component-html";
import type { DocumentRule } from "@/lib/site-pages/document";
import type { UsedNames } from "@/lib/site-pages/elements";

/**
 * Returns the CSS that a page with these classes and ids needs. Rules for wider screens come first. Rules with the same
 * media query stay in the document's order.
 */
export function usedCss(rules: readonly DocumentRule[], usedNames: UsedNames, changeAddress?: ChangeAddress): string {
  const written = rules
    .filter((rule) => isUsed(rule, usedNames))
    .map((rule) => ({ css: ruleCss(rule, changeAddress), media: mediaOf(rule) }));
  const byMedia = new Map<string | null, string[]>([[null, []]]);
  for (const { css, media } of written) {
    if (css === null || media === undefined) continue;
    const group = byMedia.get(media) ?? [];
    byMedia.set(media, group);
    group.push(css);
  }
  return [...byMedia]
    .sort(([a], [b]) => maxWidthOf(b) - maxWidthOf(a))
    .map(([media, css]) => (media === null ? css.join("") : `@media ${media}{${css.join("")}}`))
    .join("");
}

/** Wider than any screen. Counts as the maximum width of rules without one, so that they come first. */
const WIDEST_PX = 1e9;

const maxWidthOf = (media: string | null) => Number(/max-width:\s*(\d+)px/.exec(media ?? "")?.[1] ?? WIDEST_PX);

type Selector = { kind: "class" | "id"; name: string };

function isUsed(rule: DocumentRule, { classes, ids }: UsedNames): boolean {
  if (typeof rule.selectorsAdd === "string") return true; // such as `:root`
  const selectors = selectorsOf(rule);
  return selectors.length > 0 && selectors.every(({ kind, name }) => (kind === "id" ? ids : classes).has(name));
}

/** The classes and ids that an element must have to match the rule's `selectors`. */
export const selectorsOf = ({ selectors }: DocumentRule): Selector[] =>
  Array.isArray(selectors) ? selectors.flatMap((selector: unknown) => selectorOf(selector) ?? []) : [];

function selectorOf(selector: unknown): Selector | null {
  if (typeof selector === "string")
    return { kind: selector.startsWith("#") ? "id" : "class", name: selector.replace(/^[.#]/, "") };
  const { name, type } = (selector ?? {}) as { name?: unknown; type?: unknown };
  return typeof name === "string" ? { kind: type === ID_TYPE ? "id" : "class", name } : null;
}

/** The `type` that the editing engine gives an id selector. */
const ID_TYPE = 2;

/** Null for a rule that cannot be written safely, or that has no declarations. */
function ruleCss(rule: DocumentRule, changeAddress?: ChangeAddress): string | null {
  const names = selectorsOf(rule).map(({ kind, name }) => (kind === "id" ? "#" : ".") + escapeName(name));
  const state = rule.state ? stateOf(rule.state) : "";
  if (state === null) return null;
  const otherSelector = typeof rule.selectorsAdd === "string" ? rule.selectorsAdd.trim() : "";
  if (otherSelector && !/^[\w\s.#:>+~*,()[\]="'^$|-]+$/.test(otherSelector)) return null;
  const selector = [names.length > 0 ? names.join("") + state : "", otherSelector].filter(Boolean).join(",");
  const declarations = declarationsOf(rule.style ?? {}, changeAddress);
  return selector && declarations ? `${selector}{${declarations}}` : null;
}

const stateOf = (state: unknown): string | null =>
  typeof state === "string" && /^:?[a-z-]+(?:\([\w\s+-]*\))?$/.test(state) ? `:${state.replace(/^:+/, "")}` : null;

/** The media query of a rule. Null if the rule has none. Undefined if the rule must be left out. */
function mediaOf({ atRuleType, mediaText }: DocumentRule): string | null | undefined {
  if (!atRuleType && !mediaText) return null;
  if (atRuleType && atRuleType !== "media") return undefined;
  return typeof mediaText === "string" && /^[\w\s():.,/-]+$/.test(mediaText) ? mediaText : undefined;
}

function declarationsOf(style: Readonly<Record<string, unknown>>, changeAddress?: ChangeAddress): string {
  return Object.entries(style)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((single: unknown) => [name, single] as const),
    )
    .flatMap(([name, value]) => {
      const text = typeof value === "string" || typeof value === "number" ? valueCss(String(value)) : null;
      if (!text || !/^-{0,2}[a-zA-Z][\w-]*$/.test(name)) return [];
      return [`${name}:${changeAddress ? withAddresses(text, changeAddress) : text}`];
    })
    .join(";");
}

/** The value of a declaration, or null if it could end the declaration, run code or load a style sheet. */
export function valueCss(value: string): string | null {
  const text = value.trim();
  if (/@import|expression\s*\(|-moz-binding|behavior\s*:|\/\*/i.test(text)) return null;
  if (!/^[\w\s#%.,+*/!-]*$/.test(text) && !(isOneValue(text) && hasAllowedAddresses(text))) return null;
  return text.replaceAll("<", "\\3c ");
}

function isOneValue(text: string): boolean {
  try {
    const { nodes } = parse(`a{b:${text}}`);
    const [rule] = nodes;
    return nodes.length === 1 && rule?.type === "rule" && rule.nodes.length === 1 && rule.nodes[0]?.type === "decl";
  } catch {
    return false;
  }
}

/**
 * An escape could hide a scheme or the name of a function. So a value with a URL must contain no escape, and a value
 * with any other function must contain no escape outside quotes.
 */
function hasAllowedAddresses(text: string): boolean {
  const lower = text.toLowerCase();
  if (text.includes("(") && hasEscapeOutsideQuotes(text)) return false;
  if (lower.includes("src(") || lower.includes("image-set(")) return false;
  if (!lower.includes("url(")) return true;
  if (text.includes("\\")) return false;
  return [...text.matchAll(/url\(\s*(["']?)([^"')]*)/gi)].every(([, , address]) =>
    isAllowedAddress(address ?? "", { media: true }),
  );
}

/** A line break ends a quoted string early, so a backslash in a value with a line break is treated as unquoted. */
function hasEscapeOutsideQuotes(text: string): boolean {
  if (!text.includes("\\")) return false;
  if (/[\n\r\f]/.test(text)) return true;
  let quote = "";
  for (const [part] of text.matchAll(/\\?./gs)) {
    if (!quote && part.startsWith("\\")) return true;
    quote = quoteAfter(quote, part);
  }
  return false;
}

/** The quotation mark that is still unclosed after this part. Empty outside quotes. */
function quoteAfter(quote: string, part: string): string {
  if (quote) return part === quote ? "" : quote;
  return part === '"' || part === "'" ? part : "";
}

function withAddresses(value: string, change: ChangeAddress): string {
  const [start = "", ...rest] = value.split(/url\(/i);
  return rest.reduce((written, part) => `${written}url(${changeUrlAddress(part, change)}`, start);
}

/** Changes the address at the start of `part`, which is the text after a `url(`. */
function changeUrlAddress(part: string, change: ChangeAddress): string {
  const end = part.indexOf(")");
  const inner = part.slice(0, Math.max(end, 0)).trim();
  const quote = inner.startsWith('"') || inner.startsWith("'") ? inner.charAt(0) : "";
  if (!inner || (quote && !inner.endsWith(quote))) return part;
  const address = quote ? inner.slice(1, -1) : inner;
  return `${quote}${change(address.trim(), "media")}${quote}${part.slice(end)}`;
}

/** Escapes a class name or id as `CSS.escape` does in browsers, but removes ASCII control characters. */
export function escapeName(name: string): string {
  const escaped = name.replace(/[^\w\u{80}-\u{10ffff}-]/gu, (character) =>
    /\p{Cc}/u.test(character) ? "" : `\\${character}`,
  );
  return escaped === "-" ? "\\-" : escaped.replace(/^-?\d/, (start) => `${start.slice(0, -1)}\\3${start.at(-1)} `);
}
