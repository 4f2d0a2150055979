import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { getAdminSettings } from "@/lib/settings/admin-settings";
import { adminSettingsResponse, settingsChangeWire } from "@/lib/settings/response-schema";
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
      bodyShape: settingsChangeWire,
      summary: "Change settings",
      description: "Takes groups with only the keys to change. Changes all of them or none.",
      responses: { 200: adminSettingsResponse },
    },
    async ({ body }) => {
      await updateSettings(body);
      return getAdminSettings();
    },
  ),
});
