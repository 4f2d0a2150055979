import type { Feature } from "@/lib/feature";

type Ordered = Pick<Feature, "name" | "before" | "after">;

/**
 * Sorts features by their `before` and `after`. Otherwise keeps the given order. Throws if these contradict each other
 * or name an unknown feature.
 */
export function sortFeatures<Item extends Ordered>(features: readonly Item[]): Item[] {
  requireNames(features);
  const sorted: Item[] = [];
  let rest = [...features];
  while (rest.length > 0) {
    const next = rest.find((feature) => !rest.some((other) => isBefore(other, feature)));
    if (!next) throw new Error(`No order fits the "before" and "after" of ${namesOf(rest).join(", ")}.`);
    sorted.push(next);
    rest = rest.filter((feature) => feature !== next);
  }
  return sorted;
}

const isBefore = (one: Ordered, other: Ordered) =>
  Boolean(one.before?.includes(other.name) || other.after?.includes(one.name));

function requireNames(features: readonly Ordered[]): void {
  const names = namesOf(features);
  for (const { name, before = [], after = [] } of features) {
    const unknown = [...before, ...after].find((other) => !names.includes(other));
    if (unknown !== undefined)
      throw new Error(`${name} names "${unknown}" in "before" or "after", but there is no such feature.`);
  }
}

const namesOf = (features: readonly Ordered[]) => features.map(({ name }) => name);
