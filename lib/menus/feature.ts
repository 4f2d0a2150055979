import type { Feature } from "@/lib/feature";

export const menus = {
  name: "menus",
  callGroups: { Menus: "The menus of the app's pages." },
  models: { Menu: "installation" },
} as const satisfies Feature;
