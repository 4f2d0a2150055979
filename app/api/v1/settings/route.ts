import { requireAdminSession } from "@/lib/actor/admin-session";
import { endpoint, LARGE_BODY_BYTES } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { recordEvent } from "@/lib/audit/audit";
import { requireWorkingServices } from "@/lib/service-checks/changed-services";
import { getAdminSettings } from "@/lib/settings/admin-settings";
import { adminSettingsResponse, settingsChangeWire } from "@/lib/settings/response-schema";
import { isSensitiveChange } from "@/lib/settings/sensitive";
import { settingsInput, updateSettings } from "@/lib/settings/update-settings";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "settings.view",
      summary: "Read the settings",
      description: "Secrets are never returned, only whether they are set.",
      responses: { 200: adminSettingsResponse },
    },
    getAdminSettings,
  ),

  PUT: endpoint(
    {
      access: "settings.update",
      body: settingsInput,
      maxBody: LARGE_BODY_BYTES,
      bodyShape: settingsChangeWire,
      summary: "Change settings",
      description:
        "Takes groups with only the keys to change. Changes all of them or none. Mail servers, storages and credentials of social services are tried before they are saved. Settings that open accounts, run code, or decide where emails and files go (such as mail, auth, social and uploads) need an admin who has confirmed the password in this session.",
      responses: { 200: adminSettingsResponse },
      refusals: ["password_required"],
    },
    async ({ actor, body }) => {
      if (isSensitiveChange(body)) requireAdminSession(actor);
      await updateSettings(body, {
        tryServices: requireWorkingServices,
        onSave: (tx, keys) => recordEvent(tx, actor, { action: "settings.changed", targetId: 0, details: { keys } }),
      });
      return getAdminSettings();
    },
  ),
});
