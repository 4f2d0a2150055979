import { isAllowedAddress } from "@/lib/site-pages/allowed-markup";
import type { ChangeAddress } from "@/lib/site-pages/component-html";
import { type CssSyntax, escapeCharacter, escapeDoubtful, writeTokens } from "@/lib/site-pages/css-tokens";
import type { DocumentRule } from "@/lib/site-pages/document";
import type { UsedNames } from "@/lib/site-pages/elements";
import { BoundedText, PAGE_MAX_BYTES, TooLargeOutput } from "@/lib/site-pages/page-size";
import { hasNames, namesInSelectors, type SelectorNames } from "@/lib/site-pages/selector-names";

/**
 * A rule as it is written to pages. `selectors`: a page needs the rule if it has all names of one of them.
 * `hasOtherSelectors`: whether some of them are neither classes nor ids. `addresses`: of the files that it loads.
 */
type WrittenRule = {
  css: string;
  media: string | null;
  selectors: readonly SelectorNames[];
  hasOtherSelectors: boolean;
  addresses: readonly string[];
};

/**
 * The rules of a site. `byName` has the positions of the rules by a name that a page must have to need them. `always`
 * has those of the rules that every page needs, `withCode` those that a page with custom code needs too, because the
 * tags and classes in the code are not known.
 */
export type SiteStyles = {
  rules: readonly WrittenRule[];
  byName: ReadonlyMap<string, readonly number[]>;
  always: readonly number[];
  withCode: readonly number[];
};

/** Writes each rule of a site once, so that a page only has to choose among them. */
export function prepareStyles(rules: readonly DocumentRule[], changeAddress?: ChangeAddress): SiteStyles {
  const written = rules.flatMap((rule) => writeRule(rule, changeAddress) ?? []);
  const byName = new Map<string, number[]>();
  const always: number[] = [];
  const withCode: number[] = [];
  for (const [index, { selectors, hasOtherSelectors }] of written.entries()) {
    if (hasOtherSelectors) withCode.push(index);
    const keys = selectors.map(indexKey);
    if (keys.includes(null)) always.push(index);
    else for (const key of new Set(keys as string[])) addTo(byName, key, index);
  }
  return { rules: written, byName, always, withCode };
}

/** The name by which a rule is found. Null for a selector without names, such as `:root`. */
function indexKey({ classes: [name], ids: [id], tags: [tag] }: SelectorNames): string | null {
  if (name !== undefined) return `.${name}`;
  if (id !== undefined) return `#${id}`;
  return tag ?? null;
}

function addTo(lists: Map<string, number[]>, key: string, item: number): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

/** The CSS that a page needs, and the addresses of the files that it loads, as the document has them. */
export type UsedCss = { css: string; addresses: ReadonlySet<string> };

/**
 * Returns the CSS that a page with these names needs. Rules for wider screens come first. Rules with the same media
 * query stay in the document's order. Throws `TooLargeOutput`.
 */
export function usedCss(styles: SiteStyles, usedNames: UsedNames): UsedCss {
  const byMedia = new Map<string | null, BoundedText>();
  const addresses = new Set<string>();
  let length = 0;
  for (const index of neededRules(styles, usedNames)) {
    const rule = styles.rules[index] as WrittenRule;
    length += rule.css.length;
    if (length > PAGE_MAX_BYTES) throw new TooLargeOutput("styles");
    const group = byMedia.get(rule.media) ?? new BoundedText("styles");
    byMedia.set(rule.media, group);
    group.push(rule.css);
    for (const address of rule.addresses) addresses.add(address);
  }
  const css = [...byMedia]
    .sort(([a], [b]) => maxWidthOf(b) - maxWidthOf(a) || Number(b === null) - Number(a === null))
    .map(([media, group]) => (media === null ? String(group) : `@media ${media}{${group}}`))
    .join("");
  return { css, addresses };
}

/** The positions of the rules that a page needs, in ascending order. */
function neededRules({ rules, byName, always, withCode }: SiteStyles, used: UsedNames): Iterable<number> {
  const found: number[] = [];
  const keys = [...[...used.classes].map((name) => `.${name}`), ...[...used.ids].map((id) => `#${id}`), ...used.tags];
  for (const key of keys)
    for (const index of byName.get(key) ?? [])
      if (rules[index]?.selectors.some((selector) => hasNames(selector, used))) found.push(index);
  const needed = Uint32Array.from([...always, ...(used.hasCode ? withCode : []), ...found]).sort();
  return needed.filter((rule, position) => rule !== needed[position - 1]);
}

/** Wider than any screen. Counts as the maximum width of rules without one, so that they come first. */
const WIDEST_PX = 1e9;

const maxWidthOf = (media: string | null) => Number(/max-width:\s*(\d+)px/.exec(media ?? "")?.[1] ?? WIDEST_PX);

type Selector = { kind: "class" | "id"; name: string };

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
function writeRule(rule: DocumentRule, changeAddress?: ChangeAddress): WrittenRule | null {
  const media = mediaOf(rule);
  const selector = writeSelector(rule);
  if (media === undefined || !selector) return null;
  const addresses: string[] = [];
  const declarations = declarationsOf(rule.style ?? {}, (address, kind) => {
    addresses.push(address);
    return changeAddress ? changeAddress(address, kind) : address;
  });
  if (!declarations) return null;
  const { text, selectors, hasOtherSelectors } = selector;
  return { css: `${text}{${declarations}}`, media, selectors, hasOtherSelectors, addresses };
}

type WrittenSelector = { text: string } & Pick<WrittenRule, "selectors" | "hasOtherSelectors">;

/** Null for a selector that is empty or cannot be written safely. */
function writeSelector(rule: DocumentRule): WrittenSelector | null {
  const names = selectorsOf(rule);
  const state = rule.state ? stateOf(rule.state) : "";
  const others = typeof rule.selectorsAdd === "string" ? writeTokens(rule.selectorsAdd, SELECTOR) : "";
  if (state === null || others === null || !/^[ -[\]-~]*$/.test(others) || names.some(({ name }) => name === ""))
    return null;
  const own = names.map(({ kind, name }) => (kind === "id" ? "#" : ".") + escapeName(name)).join("");
  const text = [own && own + state, others].filter(Boolean).join(",");
  const ownNames = names.length > 0 ? [namesOf(names)] : [];
  const selectors = [...ownNames, ...(others ? namesInSelectors(others) : [])];
  return text ? { text, selectors, hasOtherSelectors: others !== "" } : null;
}

const namesOf = (names: readonly Selector[]): SelectorNames => ({
  classes: names.filter(({ kind }) => kind === "class").map(({ name }) => name),
  ids: names.filter(({ kind }) => kind === "id").map(({ name }) => name),
  tags: [],
});

const PLAIN: CssSyntax = {
  marks: "",
  allowsStrings: false,
  mapAddress: () => null,
};
const SELECTOR: CssSyntax = { ...PLAIN, marks: ".#:>+~*,|^$=", allowsStrings: true };
const MEDIA_QUERY: CssSyntax = { ...PLAIN, marks: ":.,/>=" };

const stateOf = (state: unknown): string | null =>
  typeof state === "string" && /^:?[a-z-]+(?:\([\w\s+-]*\))?$/.test(state) ? `:${state.replace(/^:+/, "")}` : null;

/** The media query of a rule. Null if the rule has none. Undefined if the rule must be left out. */
function mediaOf({ atRuleType, mediaText }: DocumentRule): string | null | undefined {
  if (!atRuleType && !mediaText) return null;
  if (atRuleType && atRuleType !== "media") return undefined;
  return typeof mediaText === "string" ? (writeTokens(mediaText, MEDIA_QUERY) ?? undefined) : undefined;
}

function declarationsOf(style: Readonly<Record<string, unknown>>, changeAddress: ChangeAddress): string {
  return Object.entries(style)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((single: unknown) => [name, single] as const),
    )
    .flatMap(([name, value]) => {
      if ((typeof value !== "string" && typeof value !== "number") || !PROPERTY.test(name)) return [];
      const text = valueCss(String(value), changeAddress);
      return text ? [`${name}:${text}`] : [];
    })
    .join(";");
}

const PROPERTY = /^(?!behavior$|-moz-binding$)-{0,2}[a-z][\w-]*$/i;

/** Returns the value of a declaration as CSS, or null if it cannot be written safely. */
export function valueCss(value: string, changeAddress?: ChangeAddress): string | null {
  const text = writeValue(value, (address) => (isAllowedAddress(address, { media: true }) ? address : null));
  if (!text || !changeAddress || !/url\(/i.test(text)) return text;
  return writeValue(value, (address) => changeAddress(address.trim(), "media"));
}

function writeValue(value: string, mapAddress: CssSyntax["mapAddress"]): string | null {
  const end = value.lastIndexOf("!");
  const last = end === -1 ? "" : value.slice(end + 1);
  const isImportant = last.trim().toLowerCase() === "important";
  const syntax = { marks: VALUE_MARKS, allowsStrings: true, mapAddress };
  const text = writeTokens(isImportant ? value.slice(0, end) : value, syntax);
  return text && isImportant ? `${text} !important` : text;
}

const VALUE_MARKS = "#%.,+*/:=>?&|~^$";

/** Escapes a class name or an id, as `CSS.escape` does in browsers. */
export function escapeName(name: string): string {
  const withoutMarks = name.replace(/[^\w\u{80}-\u{10ffff}-]/gu, (character) =>
    /[\p{Cc}<]/u.test(character) ? escapeCharacter(character) : `\\${character}`,
  );
  const escaped = escapeDoubtful(withoutMarks);
  return escaped === "-" ? "\\-" : escaped.replace(/^-?\d/, (start) => `${start.slice(0, -1)}\\3${start.at(-1)} `);
}
