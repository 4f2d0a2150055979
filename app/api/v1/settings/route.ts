import { endpoint, LARGE_BODY_BYTES } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { changeSettings } from "@/lib/service-checks/change-settings";
import { getAdminSettings } from "@/lib/settings/admin-settings";
import { settingsInput } from "@/lib/settings/update-settings";
import { adminSettingsResponse, settingsChangeWire } from "@/lib/settings/wire-schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "settings.view",
      summary: "Get the settings",
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
        "Takes groups that contain only the keys to change. Changes all of them or none. New mail servers, storages and credentials of services are tried before they are saved. Settings that give access to accounts, run code, or decide where emails, files and payments go (such as mail, auth, social, uploads and billing) need an admin who has confirmed the password in this session.",
      responses: { 200: adminSettingsResponse },
      refusals: ["password_required"],
    },
    ({ actor, body }) => changeSettings(actor, body),
  ),
});
