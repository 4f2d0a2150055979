import "server-only";
import type { Actor } from "@/lib/actor/actor";
import { AppError } from "@/lib/errors";
import { line } from "@/lib/i18n/line";

const DEMO_ERROR = line("This is a shared demo account. Create your own account to do this.");

/** Refuses (403) changes that would lock other people out of a shared demo account. */
export function refuseDemoAccount(actor: Actor): void {
  if (actor.id !== null && actor.user.isDemo) throw new AppError("forbidden", DEMO_ERROR);
}
