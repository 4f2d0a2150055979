import type { Feature } from "@/lib/feature";

export const menus = { name: "menus", models: { Menu: "site" } } as const satisfies Feature;
