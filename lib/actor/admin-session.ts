import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { notPermitted } from "@/lib/actor/admin-two-factor";
import { requireConfirmedSession } from "@/lib/actor/confirmed-session";
import { can } from "@/lib/permissions/can";

/** Requires an admin in a session of their own (403), with a recently confirmed password (423). */
export function requireAdminSession(actor: UserActor): void {
  if (!can(actor, "admin")) throw notPermitted(actor);
  requireConfirmedSession(actor);
}
