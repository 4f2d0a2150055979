import "server-only";
import { opensRegistration } from "@/lib/auth/registration-token";
import { type RegisterInput, registrationInput } from "@/lib/auth/schema";
import { hashPassword } from "@/lib/crypto/password-hash";
import { db, type Tx } from "@/lib/db/db";
import { refuseDuplicates } from "@/lib/db/refuse-duplicates";
import { EMAIL_TAKEN } from "@/lib/email-address/email-taken";
import { sendVerification } from "@/lib/email-address/email-verification";
import { AppError } from "@/lib/errors";
import { parseInput } from "@/lib/http/input";
import { limitShared } from "@/lib/http/rate-limit";
import type { Visitor } from "@/lib/http/visitor";
import { type PreparedMail, prepareMail } from "@/lib/mail/prepare";
import { requireStrongPassword } from "@/lib/passwords/strong-password";
import { type StartedSession, startSession } from "@/lib/sessions/live-sessions";
import type { Settings } from "@/lib/settings/schema";
import { getSettings } from "@/lib/settings/settings";

const REGISTRATIONS_PER_HOUR = { name: "register", points: 10, seconds: 3600 };

export type RegistrationResult = { session: StartedSession; status: "success" | "needs_email_verification" };

/**
 * Creates an account with the default roles and logs the visitor in. Mails a verification code if confirmation is
 * required.
 */
export async function register(visitor: Visitor, input: RegisterInput, language: string): Promise<RegistrationResult> {
  const { registration, auth } = await getSettings();
  requireOpenRegistration(registration, input.registration_token);
  parseInput(registrationInput(registration.policies), input);
  await requireStrongPassword(input.password, input);
  await limitRegistrations(visitor);

  const passwordHash = await hashPassword(input.password);
  const needsCode = auth.require_email_confirmation;
  const mail = await prepareMail(language);
  const session = await refuseDuplicates(EMAIL_TAKEN, () =>
    db.$transaction(async (tx) => {
      const userId = await createAccount(tx, { email: input.email, passwordHash, language }, needsCode ? mail : null);
      return startSession(tx, { visitor, userId, remember: true });
    }),
  );
  return { session, status: needsCode ? "needs_email_verification" : "success" };
}

/**
 * Creates an account with the default roles, and sends a verification code if `mail` is given. Returns the user's id.
 */
export async function createAccount(tx: Tx, account: NewAccount, mail: PreparedMail | null): Promise<number> {
  const roles = await tx.role.findMany({ where: { default: true, type: "site" }, select: { id: true } });
  const { id, email } = await tx.user.create({
    data: { ...account, roles: { create: roles.map((role) => ({ roleId: role.id })) } },
    select: { id: true, email: true },
  });
  if (mail) await sendVerification(tx, { userId: id, email, mail });
  return id;
}

export type NewAccount = {
  email: string;
  passwordHash: string | null;
  language: string;
  emailVerifiedAt?: Date | null;
  firstName?: string;
  lastName?: string;
};

/** Limits the accounts that visitors create from one network, by registration or by social login. */
export const limitRegistrations = ({ network }: Visitor) => limitShared(REGISTRATIONS_PER_HOUR, network);

/**
 * Throws a 403 if registration is disabled, unless `token` is the secret of the hidden page. For a wrong secret, throws
 * a 404, as the path of the hidden page does.
 */
export function requireOpenRegistration(registration: Settings["registration"], token = "") {
  if (!registration.disable || opensRegistration(registration, token)) return;
  throw new AppError(token === "" ? "forbidden" : "not_found", "Registration is disabled.");
}
