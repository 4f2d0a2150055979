import type { Feature } from "@/lib/feature";

export const localizations = {
  name: "localizations",
  callGroups: { Languages: "The languages of the app, with the translation of each text." },
  models: { Localization: "installation" },
} as const satisfies Feature;
