import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { refuseDemoAccount } from "@/lib/actor/demo";
import { AppError } from "@/lib/errors";

/** Refuses (403) users of a shared demo account, and admins who act as another user. */
export function refuseBorrowedAccount(actor: UserActor): void {
  refuseDemoAccount(actor);
  refuseImpersonator(actor);
}

/** Refuses (403) admins who act as another user: what has no way back or reaches other people is left to that user. */
export function refuseImpersonator(actor: UserActor): void {
  if (!actor.impersonator) return;
  throw new AppError("forbidden", "This cannot be done while you are logged in as another user.");
}
