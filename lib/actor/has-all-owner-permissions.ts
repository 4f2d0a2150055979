import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { listGrants } from "@/lib/actor/grants";
import { hasGrant } from "@/lib/permissions/granting";

/** Whether the actor uses a session, or an API token that has all permissions of its owner. */
export async function hasAllOwnerPermissions(actor: UserActor): Promise<boolean> {
  if (!actor.token) return true;
  return (await listGrants(actor.id)).every((grant) => hasGrant(actor, grant));
}
