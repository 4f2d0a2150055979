import type { Feature } from "@/lib/feature";
import { endImpersonations } from "@/lib/sessions/impersonations";

export const impersonation = {
  name: "impersonation",
  expired: [endImpersonations('"impersonatedUntil" <= now()')],
} as const satisfies Feature;
