import "server-only";
import type { Actor } from "@/lib/actor/actor";
import { AppError } from "@/lib/errors";
import { line } from "@/lib/i18n/line";

const DEMO_ERROR = line("This is a shared demo account. Create your own account to do this.");

/**
 * Refuses (403) the user of a shared demo account. For changes that would affect the other people who use the account.
 */
export function refuseDemoAccount(actor: Actor): void {
  if (actor.id !== null && actor.user.isDemo) throw new AppError("forbidden", DEMO_ERROR);
}
