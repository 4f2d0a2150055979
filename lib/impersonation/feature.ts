import "server-only";
import type { Tx } from "@/lib/db/db";
import { type Feature, task } from "@/lib/feature";
import { impersonatedNotice } from "@/lib/impersonation/notices";
import { type ImpersonationEnd, tellImpersonated } from "@/lib/impersonation/tell-impersonated";
import { endImpersonationsSql } from "@/lib/sessions/impersonations";

declare global {
  namespace GraphileWorker {
    interface Tasks {
      "tell-impersonated": ImpersonationEnd;
    }
  }
}

/** Ends the impersonations by a user and of them, before their rows are gone. */
async function endImpersonationsOf(tx: Tx, userId: number): Promise<void> {
  await tx.$executeRawUnsafe(endImpersonationsSql('"userId" = $1 OR "impersonatedId" = $1'), userId);
}

export const impersonation = {
  name: "impersonation",
  before: ["sessions"], // records the end of an impersonation before the session's row is deleted
  callGroups: { Impersonation: "Ending an admin's impersonation of another user." },
  notices: [impersonatedNotice],
  removeWithUser: endImpersonationsOf,
  tasks: { "tell-impersonated": task(tellImpersonated) },
  expired: [endImpersonationsSql('"impersonatedUntil" <= now()')],
} as const satisfies Feature;
