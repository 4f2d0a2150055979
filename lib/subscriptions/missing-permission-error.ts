import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { notPermitted } from "@/lib/actor/admin-two-factor";
import { isSubscribed } from "@/lib/actor/policy";
import { db } from "@/lib/db/db";
import { AppError } from "@/lib/errors";
import { line } from "@/lib/i18n/line";
import type { Permission } from "@/lib/permissions/permissions";
import { routes } from "@/lib/routes";
import { getSettings } from "@/lib/settings/settings";

/**
 * The error (403) for a missing permission. It links to the plans if billing is on, the user has no plan, and a visible
 * plan that is not free grants the permission. It never links to them in a call with an API token.
 */
export async function missingPermissionError(actor: UserActor, permission: Permission): Promise<AppError> {
  const { billing } = await getSettings();
  if (!billing.enable || actor.token || isSubscribed(actor.user) || !(await isSold(permission)))
    return notPermitted(actor);
  return new AppError("subscription_required", "You need a subscription to do this.", {
    action: { label: line("See plans"), action: routes.pricing },
  });
}

async function isSold(permission: Permission): Promise<boolean> {
  // nobody subscribes to a free plan, so nobody gets what it grants
  const where = { hidden: false, free: false, permissions: { array_contains: [{ name: permission }] } };
  return (await db.product.findFirst({ where, select: { id: true } })) !== null;
}
