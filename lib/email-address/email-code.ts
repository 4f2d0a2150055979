import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { BAD_CODE, completeEmailChange } from "@/lib/email-address/email-change";
import { verifyEmail } from "@/lib/email-address/email-verification";
import { invalid } from "@/lib/errors";
import type { RenewedSession } from "@/lib/sessions/session-renewal";

/**
 * Redeems a code from an email: verifies the current address or completes a change of address. Returns the session's
 * new token after a change, otherwise null. Throws a 422 for a wrong code.
 */
export async function redeemEmailCode(
  actor: UserActor,
  code: string,
  language: string,
): Promise<RenewedSession | null> {
  if (await verifyEmail(actor, code)) return null;
  const session = await completeEmailChange(actor, code, language);
  if (!session) throw invalid({ code: [BAD_CODE] });
  return session;
}
