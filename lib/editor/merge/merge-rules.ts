import { mergeKeyed } from "@/lib/editor/merge/merge-keys";
import { isSame, type Json } from "@/lib/editor/merge/same";
import { type Decide, mergeFields, mergeValues, type Sides } from "@/lib/editor/merge/sides";
import { renameSelectors, selectorOf } from "@/lib/editor/merge/two-ids";

/** Merges CSS rules, property by property. `renamed`: the ids that elements get in place of others. */
export function mergeRules(
  { base, mine, theirs }: Sides<readonly Json[]>,
  renamed: ReadonlyMap<string, string>,
  decide: Decide,
): Json[] {
  const keyed = (rules: readonly Json[]) =>
    new Map(rules.map((rule) => renameSelectors(rule, renamed)).map((rule) => [ruleKey(rule), rule]));
  const lists = { base: keyed(base), mine: keyed(mine), theirs: keyed(theirs) };
  return mergeKeyed(lists, (key, rule) => mergeRule(key, rule, decide));
}

/** Identifies what a CSS rule applies to. Its declarations do not matter. */
export const ruleKey = ({ selectors = [], selectorsAdd, state, mediaText, atRuleType }: Json): string =>
  JSON.stringify([
    Array.isArray(selectors) ? selectors.map(selectorOf) : [],
    ...[selectorsAdd, state, mediaText, atRuleType].map((value) => value || undefined),
  ]);

function mergeRule(key: string, rule: Sides<Json | undefined>, decide: Decide): Json | undefined {
  const { base, mine, theirs } = rule;
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine;
  if (isSame(mine, base)) return theirs;
  const styles = { base: base?.style, mine: mine?.style, theirs: theirs?.style };
  const style = mergeFields(styles, (name, values) =>
    mergeValues(values, () =>
      decide({
        id: `${key}/${name}`,
        kind: "style",
        page: null,
        target: selectorText(mine ?? theirs ?? {}),
        name,
        mine: shown(values.mine),
        theirs: shown(values.theirs),
      }),
    ),
  );
  if (Object.keys(style).length === 0 && !(mine && theirs)) return undefined;
  return { ...theirs, ...mine, style };
}

const shown = (value: unknown): string | null => (value === undefined ? null : String(value));

const selectorText = ({ selectors, selectorsAdd, state }: Json): string =>
  `${Array.isArray(selectors) ? selectors.map(selectorOf).join("") : ""}${selectorsAdd ?? ""}${state ? `:${state}` : ""}`;
