import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { requireConfirmedSession } from "@/lib/actor/confirmed-session";
import { requireMayGrant } from "@/lib/permissions/granting";
import type { Grant } from "@/lib/permissions/permissions";

/**
 * Throws 403 if the actor grants more than they have, except for the `existing` grants, which may be kept. Making
 * someone an admin requires the actor's own session with a confirmed password (403, 423), so that a stolen session or
 * API token is not enough.
 */
export function requireMayAssign(actor: UserActor, requested: readonly Grant[], existing: readonly Grant[] = []): void {
  requireMayGrant(actor, requested, existing);
  if (hasAdmin(requested) && !hasAdmin(existing)) requireConfirmedSession(actor);
}

const hasAdmin = (grants: readonly Grant[]) => grants.some(({ name }) => name === "admin");
