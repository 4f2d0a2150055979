import type { Feature } from "@/lib/feature";
import { endImpersonationsSql } from "@/lib/sessions/impersonations";

export const impersonation = {
  name: "impersonation",
  before: ["sessions"], // records the end of an impersonation before the session's row is deleted
  callGroups: { Impersonation: "Ending an admin's impersonation of another user." },
  expired: [endImpersonationsSql('"impersonatedUntil" <= now()')],
} as const satisfies Feature;
