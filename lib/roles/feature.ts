import type { Feature } from "@/lib/feature";

export const roles = { name: "roles", models: { Role: "site", RoleUser: "secret" } } as const satisfies Feature;
