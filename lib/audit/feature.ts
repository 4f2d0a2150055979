import type { Feature } from "@/lib/feature";

export const audit = { name: "audit", models: { AuditEvent: "unexported" } } as const satisfies Feature;
