import type { Grant, Permission, Restriction } from "@/lib/permissions/permissions";

/**
 * Merges several lists of grants, such as those of a user's roles, into one grant per permission. The highest limit
 * wins. A restriction that is missing or has the value null means no limit.
 */
export function mergeGrants(lists: readonly (readonly Grant[])[]): Grant[] {
  const merged = new Map<Permission, Grant>();
  for (const grant of lists.flat()) {
    const existing = merged.get(grant.name);
    merged.set(
      grant.name,
      existing ? { name: grant.name, restrictions: widest(existing.restrictions, grant.restrictions) } : grant,
    );
  }
  return [...merged.values()];
}

function widest(first: readonly Restriction[], second: readonly Restriction[]): Restriction[] {
  return first.flatMap(({ name, value }) => {
    const other = second.find((restriction) => restriction.name === name);
    if (!other) return [];
    return [{ name, value: value === null || other.value === null ? null : Math.max(value, other.value) }];
  });
}
