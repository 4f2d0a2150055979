import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { refuseBorrowedAccount } from "@/lib/actor/borrowed-account";
import { requireConfirmedPassword } from "@/lib/actor/password-confirmation";
import { AppError } from "@/lib/errors";

/**
 * Requires the user's own session with a recently confirmed password. Throws 403 for an API token, a demo account and
 * an admin who acts as another user. Throws 423 if the password was not confirmed recently.
 */
export function requireConfirmedSession(actor: UserActor): void {
  if (!actor.session) throw new AppError("forbidden", "This cannot be done with an API token.");
  refuseBorrowedAccount(actor);
  requireConfirmedPassword(actor);
}
