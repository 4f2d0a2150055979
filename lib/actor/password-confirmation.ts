import "server-only";
import type { Actor } from "@/lib/actor/actor";
import { PASSWORD_CONFIRMATION_SECONDS } from "@/lib/actor/policy";
import { AppError } from "@/lib/errors";

/**
 * Whether the password was confirmed in this session within the last `seconds`, and at most
 * `PASSWORD_CONFIRMATION_SECONDS` ago.
 */
export function isPasswordConfirmed(actor: Actor, seconds = PASSWORD_CONFIRMATION_SECONDS): boolean {
  const at = actor.session?.passwordConfirmedAt;
  const validSeconds = Math.min(seconds, PASSWORD_CONFIRMATION_SECONDS);
  return at != null && Date.now() - at.getTime() < validSeconds * 1000;
}

/** Throws a 423 unless the password was confirmed recently in this session. */
export function requireConfirmedPassword(actor: Actor) {
  if (!isPasswordConfirmed(actor)) throw new AppError("password_required", "Confirm your password first.");
}
