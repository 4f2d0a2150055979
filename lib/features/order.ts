import type { Feature } from "@/lib/feature";

type Ordered = Pick<Feature, "name" | "before" | "after">;

/**
 * Sorts features as their `before` and `after` demand. Where these say nothing, the given order stays. Throws if they
 * form a circle, or name something that is no feature.
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
    if (unknown !== undefined) throw new Error(`${name} names "${unknown}" in its order, which is no feature.`);
  }
}

const namesOf = (features: readonly Ordered[]) => features.map(({ name }) => name);
