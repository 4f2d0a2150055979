import "server-only";
import type { Actor } from "@/lib/actor/actor";
import { forbidden } from "@/lib/errors";
import { can } from "@/lib/permissions/can";

/** Throws 403 if the actor lacks the permission `api.access`. Guests also get a 403, not a 401. */
export function requireApiAccess(actor: Actor): void {
  if (!can(actor, "api.access")) throw forbidden();
}
