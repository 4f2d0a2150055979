import type { Feature } from "@/lib/feature";

export const settings = {
  name: "settings",
  callGroups: { Settings: "The settings of the site, and checks of the services that it uses." },
  models: { Setting: "installation", SeedStep: "installation" },
} as const satisfies Feature;
