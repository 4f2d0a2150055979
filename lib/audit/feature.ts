import type { Feature } from "@/lib/feature";

export const audit = { name: "audit", models: { AuditEvent: "secret" } } as const satisfies Feature;
