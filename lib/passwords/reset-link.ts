import "server-only";
import { db } from "@/lib/db/db";
import { AppError } from "@/lib/errors";
import { limitShared } from "@/lib/http/rate-limit";
import { enqueue } from "@/lib/jobs/enqueue";
import { prepareMail } from "@/lib/mail/prepare";
import { makeLinkToken } from "@/lib/one-time-codes";

export const RESET_PASSWORD = { purpose: "reset-password", seconds: 3600 } as const;
const PER_MINUTE = { name: "forgot-minute", points: 1, seconds: 60 };
const PER_HOUR = { name: "forgot-hour", points: 5, seconds: 3600 };
/** The last try comes half an hour after the first: nobody waits longer for this mail. */
const MAX_ATTEMPTS = 8;

type Asked = { email: string; visitorLanguage: string };

/**
 * Has a link mailed to the address if there is such an account. Whoever asks learns nothing either way, nor from how long it takes: what
 * depends on the account is done by a job, which every address gets.
 */
export async function requestResetLink(asked: Asked): Promise<void> {
  if (await mayAsk(asked.email)) await enqueue(db, "send-reset-link", asked, { maxAttempts: MAX_ATTEMPTS });
}

/** The task "send-reset-link". */
export async function sendResetLink({ email, visitorLanguage }: Asked): Promise<void> {
  const user = await db.user.findUnique({ where: { email, isDemo: false }, select: { id: true, language: true } });
  if (!user) return;
  const mail = await prepareMail(user.language ?? visitorLanguage);
  await db.$transaction(async (tx) => {
    const token = await makeLinkToken(tx, { userId: user.id, email, ...RESET_PASSWORD });
    await mail.send(tx, email, "reset-password", { token, minutes: RESET_PASSWORD.seconds / 60 });
  });
}

async function mayAsk(email: string): Promise<boolean> {
  try {
    await limitShared(PER_MINUTE, email);
    await limitShared(PER_HOUR, email);
    return true;
  } catch (refusal) {
    if (refusal instanceof AppError) return false;
    throw refusal;
  }
}
