import type { Feature } from "@/lib/feature";

export const themes = { name: "themes", models: { Theme: "site" } } as const satisfies Feature;
