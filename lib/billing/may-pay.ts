import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { refuseBorrowedAccount } from "@/lib/actor/borrowed-account";
import { hasAllOwnerPermissions } from "@/lib/actor/has-all-owner-permissions";
import { AppError } from "@/lib/errors";
import { can } from "@/lib/permissions/can";

/**
 * Throws a 403 unless the actor may change what they pay. Demo accounts and admins who act as another user may not.
 * There is no permission for paying, so an API token cannot have an ability for it. A token therefore needs all
 * permissions of its owner, or `subscriptions.update`.
 */
export async function requireMayPay(actor: UserActor): Promise<void> {
  refuseBorrowedAccount(actor);
  if (can(actor, "subscriptions.update") || (await hasAllOwnerPermissions(actor))) return;
  throw new AppError("forbidden", "This token has fewer permissions than you, so it can't change what you pay.");
}
