import type { Feature } from "@/lib/feature";

export const settings = {
  name: "settings",
  models: { Setting: "site", SeedStep: "site" },
} as const satisfies Feature;
