import type { Feature } from "@/lib/feature";

type OrderedFeature = Pick<Feature, "name" | "before" | "after">;

/**
 * Sorts features by their `before` and `after`. Otherwise keeps the given order. Throws if `before` and `after`
 * contradict each other or name an unknown feature.
 */
export function sortFeatures<Item extends OrderedFeature>(features: readonly Item[]): Item[] {
  requireKnownNames(features);
  const sorted: Item[] = [];
  let remaining = [...features];
  while (remaining.length > 0) {
    const next = remaining.find((feature) => !remaining.some((other) => isBefore(other, feature)));
    if (!next) throw new Error(`No order fits the "before" and "after" of ${namesOf(remaining).join(", ")}.`);
    sorted.push(next);
    remaining = remaining.filter((feature) => feature !== next);
  }
  return sorted;
}

const isBefore = (feature: OrderedFeature, other: OrderedFeature) =>
  Boolean(feature.before?.includes(other.name) || other.after?.includes(feature.name));

function requireKnownNames(features: readonly OrderedFeature[]): void {
  const names = namesOf(features);
  for (const { name, before = [], after = [] } of features) {
    const unknown = [...before, ...after].find((other) => !names.includes(other));
    if (unknown !== undefined)
      throw new Error(`${name} names "${unknown}" in "before" or "after", but there is no such feature.`);
  }
}

const namesOf = (features: readonly OrderedFeature[]) => features.map(({ name }) => name);
