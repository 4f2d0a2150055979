import { api } from "@/lib/http/client";
import type { SettingsChange } from "@/lib/settings/merge-change";
import type { AdminSettings } from "@/lib/settings/schema";

type QueryContext = { signal: AbortSignal };

const KEY = ["settings"] as const;

/** Calls about the settings. Each throws `ApiError`. */
export const settingsClient = {
  key: KEY,
  get: () => ({
    queryKey: KEY,
    queryFn: async ({ signal }: QueryContext) =>
      (await api.get<AdminSettings>("settings", undefined, { signal })).settings,
  }),
  update: async (change: SettingsChange) => (await api.put<AdminSettings>("settings", change)).settings,
};
