import "server-only";
import type { UserActor } from "@/lib/auth/actor";
import { BAD_CODE, completeEmailChange } from "@/lib/email-address/email-change";
import { verifyEmail } from "@/lib/email-address/email-verification";
import { invalid } from "@/lib/errors";
import { languageFor } from "@/lib/localizations/language";
import { renewedCookies } from "@/lib/sessions/session-renewal";

type Sender = { request: Request; actor: UserActor /** Of the answer. */; headers: Headers };

/** Takes a code from a mail: the one that verifies the address of an account, or the one that changes it. */
export async function enterEmailCode({ request, actor, headers }: Sender, code: string): Promise<void> {
  if (await verifyEmail(actor, code)) return;
  const session = await completeEmailChange(actor, code, await languageFor(request.headers, actor));
  if (!session) throw invalid({ code: [BAD_CODE] });
  renewedCookies(request, headers, session);
}
