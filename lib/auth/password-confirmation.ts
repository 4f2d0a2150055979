import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { PASSWORD_CONFIRMATION_SECONDS } from "@/lib/auth/policy";
import { AppError } from "@/lib/errors";

/** Whether the session's password was confirmed within the window; `seconds` may only shorten it. */
export function isPasswordConfirmed(actor: Actor, seconds = PASSWORD_CONFIRMATION_SECONDS): boolean {
  const at = actor.session?.passwordConfirmedAt;
  const window = Math.min(seconds, PASSWORD_CONFIRMATION_SECONDS);
  return at != null && Date.now() - at.getTime() < window * 1000;
}

export function requireConfirmedPassword(actor: Actor) {
  if (!isPasswordConfirmed(actor)) throw new AppError("password_required", "Confirm your password first.");
}
