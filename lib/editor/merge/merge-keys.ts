import { isSame } from "@/lib/editor/merge/same";
import type { Sides } from "@/lib/editor/merge/sides";

/**
 * Merges the order of three lists of keys, and returns all keys of both sides. The order is that of `mine`, unless only
 * `theirs` has put the keys of `base` in another order. What only the other side has comes after what it came after.
 */
export function mergeKeys({ base, mine, theirs }: Sides<readonly string[]>): string[] {
  const [myKeys, theirKeys] = [new Set(mine), new Set(theirs)];
  const common = base.filter((key) => myKeys.has(key) && theirKeys.has(key));
  const commonKeys = new Set(common);
  const isMoved = (side: readonly string[]) =>
    !isSame(
      side.filter((key) => commonKeys.has(key)),
      common,
    );
  const [first, second] = isMoved(theirs) && !isMoved(mine) ? [theirs, mine] : [mine, theirs];
  const merged = [...first];
  for (const [index, key] of second.entries()) {
    if (merged.includes(key)) continue;
    const before = second.slice(0, index).findLast((other) => merged.includes(other));
    merged.splice(placeAfter(merged, before, second), 0, key);
  }
  return merged;
}

/** After a key, and after what the other list has added there. */
function placeAfter(merged: readonly string[], before: string | undefined, others: readonly string[]): number {
  let place = before === undefined ? 0 : merged.indexOf(before) + 1;
  while (place < merged.length && !others.includes(merged[place] ?? "")) place += 1;
  return place;
}

/** Merges lists whose items have keys. `merge` merges one item, and returns undefined if it is deleted. */
export function mergeKeyed<Item>(
  lists: Sides<ReadonlyMap<string, Item>>,
  merge: (key: string, item: Sides<Item | undefined>) => Item | undefined,
): Item[] {
  const { base, mine, theirs } = lists;
  const keys = mergeKeys({ base: [...base.keys()], mine: [...mine.keys()], theirs: [...theirs.keys()] });
  return keys.flatMap((key) => {
    const item = merge(key, { base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) });
    return item === undefined ? [] : [item];
  });
}
