import { endpoint, methods } from "@/lib/http/endpoint";
import { adminSettings } from "@/lib/settings/admin-settings";
import { settingsInput, updateSettings } from "@/lib/settings/writing";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint({ access: "settings.view" }, adminSettings),

  PUT: endpoint({ access: "settings.update", body: settingsInput }, async ({ body }) => {
    await updateSettings(body);
    return adminSettings();
  }),
});
