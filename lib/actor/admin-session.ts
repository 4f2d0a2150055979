import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { notPermitted } from "@/lib/actor/admin-two-factor";
import { requireConfirmedSession } from "@/lib/actor/confirmed-session";
import { can } from "@/lib/permissions/can";

/** Throws 403 unless the actor is an admin in their own session, and 423 unless the password was confirmed recently. */
export function requireAdminSession(actor: UserActor): void {
  if (!can(actor, "admin")) throw notPermitted(actor);
  requireConfirmedSession(actor);
}
