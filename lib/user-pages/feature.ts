import type { Feature } from "@/lib/feature";

export const userPages = { name: "user-pages", models: { UserPage: "site" } } as const satisfies Feature;
