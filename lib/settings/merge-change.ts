import type { SettingsGroup } from "@/lib/settings/schema";

/** What an admin sends of a group: the keys to change, and of an object in it again just those. */
export type GroupChange = Readonly<Record<string, unknown>>;
export type SettingsChange = Partial<Record<SettingsGroup, GroupChange>>;

/** The value with the given keys changed: objects key by key, lists and everything else as a whole. */
export function mergeChange(before: GroupChange, change: GroupChange): GroupChange {
  const entries = Object.entries(change).map(([key, value]) => {
    const old = Object.hasOwn(before, key) ? before[key] : undefined;
    return [key, isObject(old) && isObject(value) ? mergeChange(old, value) : value];
  });
  return { ...before, ...Object.fromEntries(entries) };
}

const isObject = (value: unknown): value is GroupChange =>
  typeof value === "object" && value !== null && !Array.isArray(value);
