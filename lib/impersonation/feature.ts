import type { Feature } from "@/lib/feature";
import { endImpersonationsSql } from "@/lib/sessions/impersonations";

export const impersonation = {
  name: "impersonation",
  expired: [endImpersonationsSql('"impersonatedUntil" <= now()')],
} as const satisfies Feature;
