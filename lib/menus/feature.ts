import type { Feature } from "@/lib/feature";

export const menus = {
  name: "menus",
  callGroups: { Menus: "The menus of the public site." },
  models: { Menu: "site" },
} as const satisfies Feature;
