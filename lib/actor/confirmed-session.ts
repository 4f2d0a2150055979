import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { refuseBorrowedAccount } from "@/lib/actor/borrowed-account";
import { requireConfirmedPassword } from "@/lib/actor/password-confirmation";
import { AppError } from "@/lib/errors";

/**
 * Requires a session of the user's own (403 for an API token, a demo account, and an admin who acts as another user),
 * with a recently confirmed password (423).
 */
export function requireConfirmedSession(actor: UserActor): void {
  if (!actor.session) throw new AppError("forbidden", "This cannot be done with an API token.");
  refuseBorrowedAccount(actor);
  requireConfirmedPassword(actor);
}
