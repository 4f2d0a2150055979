import type { SettingsGroup } from "@/lib/settings/schema";

/** A partial update of a group. Its nested objects are partial too. */
export type GroupChange = Readonly<Record<string, unknown>>;
export type SettingsChange = Partial<Record<SettingsGroup, GroupChange>>;

/** Merges a change into a value. Merges objects key by key and replaces lists and other values as a whole. */
export function mergeChange(before: GroupChange, change: GroupChange): GroupChange {
  const entries = Object.entries(change).map(([key, value]) => {
    const old = Object.hasOwn(before, key) ? before[key] : undefined;
    return [key, isObject(old) && isObject(value) ? mergeChange(old, value) : value];
  });
  return { ...before, ...Object.fromEntries(entries) };
}

const isObject = (value: unknown): value is GroupChange =>
  typeof value === "object" && value !== null && !Array.isArray(value);
