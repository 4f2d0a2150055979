import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { BAD_CODE, completeEmailChange } from "@/lib/email-address/email-change";
import { verifyEmail } from "@/lib/email-address/email-verification";
import { invalid } from "@/lib/errors";
import type { RenewedSession } from "@/lib/sessions/session-renewal";

/**
 * Takes a code from a mail: the one that verifies the address of an account, or the one that changes it. A change returns the new
 * token of the session; 422 for a wrong code.
 */
export async function enterEmailCode(actor: UserActor, code: string, language: string): Promise<RenewedSession | null> {
  if (await verifyEmail(actor, code)) return null;
  const session = await completeEmailChange(actor, code, language);
  if (!session) throw invalid({ code: [BAD_CODE] });
  return session;
}
