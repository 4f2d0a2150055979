import type { Feature } from "@/lib/feature";

export const localizations = { name: "localizations", models: { Localization: "site" } } as const satisfies Feature;
