import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { refuseBorrowedAccount } from "@/lib/actor/borrowed-account";
import { hasAllPermissions } from "@/lib/actor/has-all-permissions";
import { AppError } from "@/lib/errors";
import { can } from "@/lib/permissions/can";

/**
 * Refuses (403) changes to what a user pays: by demo accounts, by admins who act as another user, and by API tokens
 * that lack one of the owner's permissions, because no token ability covers payments. A token with
 * `subscriptions.update` may make these changes even if it lacks other permissions.
 */
export async function requireMayPay(actor: UserActor): Promise<void> {
  refuseBorrowedAccount(actor);
  if (can(actor, "subscriptions.update") || (await hasAllPermissions(actor))) return;
  throw new AppError("forbidden", "This token has fewer permissions than you, so it can't change what you pay.");
}
