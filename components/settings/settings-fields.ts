import type { SettingsGroup } from "@/lib/settings/schema";

/** The keys of the settings that have a field on the settings screen, by group. */
export const SETTINGS_FIELDS = {
  sites: ["review", "report_link"],
  auth: ["impersonation_notice"],
} as const satisfies Partial<Record<SettingsGroup, readonly string[]>>;

export type ShownGroup = keyof typeof SETTINGS_FIELDS;
