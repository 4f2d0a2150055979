import type { SettingsGroup } from "@/lib/settings/schema";

/** A partial update of a group. Its nested objects are partial too. */
export type GroupChange = Readonly<Record<string, unknown>>;
export type SettingsChange = Partial<Record<SettingsGroup, GroupChange>>;

/** Merges a change into a value. Merges objects key by key and replaces lists and other values as a whole. */
export function mergeChange(current: GroupChange, change: GroupChange): GroupChange {
  const entries = Object.entries(change).map(([key, value]) => {
    const currentValue = Object.hasOwn(current, key) ? current[key] : undefined;
    return [key, isObject(currentValue) && isObject(value) ? mergeChange(currentValue, value) : value];
  });
  return { ...current, ...Object.fromEntries(entries) };
}

const isObject = (value: unknown): value is GroupChange =>
  typeof value === "object" && value !== null && !Array.isArray(value);
