import type { Feature } from "@/lib/feature";

export const themes = {
  name: "themes",
  callGroups: { Themes: "The colours of the site." },
  models: { Theme: "installation" },
} as const satisfies Feature;
