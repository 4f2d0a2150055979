import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { requireAdminSession } from "@/lib/actor/admin-session";
import { recordEvent } from "@/lib/audit/audit";
import { requireWorkingServices } from "@/lib/service-checks/changed-services";
import { getAdminSettings } from "@/lib/settings/admin-settings";
import type { SettingsChange } from "@/lib/settings/merge-change";
import { isSensitiveChange } from "@/lib/settings/sensitive";
import { updateSettings } from "@/lib/settings/update-settings";

/**
 * Changes the settings, records in the audit log which ones were changed, and returns all settings. Throws a 422 if a
 * service does not work with the new values. Throws a 403 or 423 for a sensitive change without an admin's confirmed
 * session.
 */
export async function changeSettings(actor: UserActor, change: SettingsChange) {
  if (isSensitiveChange(change)) requireAdminSession(actor);
  await updateSettings(change, {
    tryServices: requireWorkingServices,
    onSave: (tx, keys) => recordEvent(tx, actor, { action: "settings.changed", targetId: 0, details: { keys } }),
  });
  return getAdminSettings();
}
