import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { requireMayAssign } from "@/lib/actor/granting";
import { AppError, invalid } from "@/lib/errors";
import { line } from "@/lib/i18n/line";
import { can } from "@/lib/permissions/can";
import { hasGrant } from "@/lib/permissions/granting";
import { hasPlanGrants } from "@/lib/permissions/has-plan-grants";
import { beyondOwnContent } from "@/lib/permissions/own-content";
import type { Grant } from "@/lib/permissions/permissions";

type Change = { permissions: Grant[]; permissions_confirmed?: boolean | undefined };

/**
 * Throws a 403 or 423 as `requireMayAssign` does. Whoever pays for a plan gets its permissions, so only an admin may
 * add one that is not only about one's own content (403), and must confirm it (422). `existing`: what the plan grants.
 */
export function requireMaySell(actor: UserActor, change: Change, existing: readonly Grant[] = []): void {
  requireMayAssign(actor, change.permissions, existing);
  const added = beyondOwnContent(change.permissions).filter((grant) => !hasGrant({ permissions: existing }, grant));
  if (added.length === 0) return;
  const permissions = added.map(({ name }) => name).join(", ");
  if (!can(actor, "admin"))
    throw new AppError("forbidden", "Only an admin can let a plan grant :permissions.", { values: { permissions } });
  if (change.permissions_confirmed !== true) throw invalid({ permissions: [[UNCONFIRMED, { permissions }]] });
}

const UNCONFIRMED = line("Confirm that everybody who has this plan gets :permissions.");

/**
 * Throws a 403 for a plan with permissions that the actor lacks and that are not only about one's own content.
 * Otherwise the actor could make the plan cheap, order it and get them.
 */
export function requireMayChangePlan(actor: UserActor, grants: readonly Grant[]): void {
  if (hasPlanGrants(actor, grants)) return;
  throw new AppError("forbidden", "This plan has permissions that you don't have, so you can't change it.");
}
