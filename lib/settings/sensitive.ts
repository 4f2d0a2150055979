import "server-only";
import type { SettingsInput } from "@/lib/settings/update-settings";

/** Settings that give access to accounts, run code, or decide where emails, files and payments go. */
const SENSITIVE_SETTINGS: readonly (keyof SettingsInput)[] = [
  "ads",
  "asset_url",
  "auth",
  "base_url",
  "billing",
  "contact",
  "custom_code",
  "mail",
  "recaptcha",
  "registration",
  "site",
  "social",
  "uploads",
];

/** Whether an admin must confirm their password before they make this change. */
export const isSensitiveChange = (change: SettingsInput): boolean =>
  SENSITIVE_SETTINGS.some((name) => change[name] !== undefined);
