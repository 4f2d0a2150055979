import "server-only";
import { opensRegistration } from "@/lib/auth/registration-token";
import type { RegisterInput } from "@/lib/auth/schema";
import { hashPassword } from "@/lib/crypto/password-hash";
import { Prisma } from "@/lib/db/client/client";
import { db, type Tx } from "@/lib/db/db";
import { VERIFY_EMAIL } from "@/lib/email-address/email-verification";
import { AppError, type FieldMessages, invalid } from "@/lib/errors";
import { limitShared } from "@/lib/http/rate-limit";
import type { Visitor } from "@/lib/http/visitor";
import { prepareMail } from "@/lib/mail/prepare";
import { makeCode } from "@/lib/one-time-codes";
import { type StartedSession, startSession } from "@/lib/sessions/live-sessions";
import type { Settings } from "@/lib/settings/schema";
import { getSettings } from "@/lib/settings/settings";

const PER_ADDRESS = { name: "register", points: 10, seconds: 3600 };

export type Registered = { session: StartedSession; status: "success" | "needs_email_verification" };

/** Makes an account with the default roles, logs it in, and mails the code where confirmation is required. */
export async function register(visitor: Visitor, input: RegisterInput, language: string): Promise<Registered> {
  const { registration, auth } = await getSettings();
  requireOpenRegistration(registration, input.registration_token);
  requireAccepted(registration.policies, input);
  await limitRegistrations(visitor);

  const passwordHash = await hashPassword(input.password);
  const needsCode = auth.require_email_confirmation;
  const mail = await prepareMail(language);
  try {
    const session = await db.$transaction(async (tx) => {
      const userId = await createAccount(tx, { email: input.email, passwordHash, language }, needsCode ? mail : null);
      return startSession(tx, { visitor, userId, remember: true });
    });
    return { session, status: needsCode ? "needs_email_verification" : "success" };
  } catch (error) {
    if (isTaken(error)) throw invalid({ email: ["This email address is already in use."] });
    throw error;
  }
}

/** A new account with the default roles. `mail`, if there is one, takes the code that verifies the address. Answers with the user's id. */
export async function createAccount(tx: Tx, account: NewAccount, mail: PreparedMail | null): Promise<number> {
  const roles = await tx.role.findMany({ where: { default: true, type: "site" }, select: { id: true } });
  const { id, email } = await tx.user.create({
    data: { ...account, roles: { create: roles.map((role) => ({ roleId: role.id })) } },
    select: { id: true, email: true },
  });
  if (mail) {
    const code = await makeCode(tx, { userId: id, email, ...VERIFY_EMAIL });
    await mail.send(tx, email, "verify-email", { code, minutes: VERIFY_EMAIL.seconds / 60 });
  }
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
type PreparedMail = Awaited<ReturnType<typeof prepareMail>>;

/** So many new accounts an hour from one address, however they are made. */
export const limitRegistrations = ({ network }: Visitor) => limitShared(PER_ADDRESS, network);

/** Disabled registration stays open to whoever knows the secret that also opens the hidden page; a wrong one is as unknown as its page (404). */
export function requireOpenRegistration(registration: Settings["registration"], given = "") {
  if (!registration.disable || opensRegistration(registration, given)) return;
  throw new AppError(given === "" ? "forbidden" : "not_found", "Registration is disabled.");
}

/** Every policy has a field of its own name, which must be true; no other field is known. */
function requireAccepted(
  policies: { id: string }[],
  { email: _e, password: _p, password_confirmation: _c, registration_token: _t, ...given }: RegisterInput,
) {
  const errors: FieldMessages = Object.create(null);
  for (const { id } of policies) if (given[id] !== true) errors[id] = ["You need to accept this."];
  for (const field of Object.keys(given))
    if (!policies.some(({ id }) => id === field)) errors[field] = ["This field is not supported here."];
  if (Object.keys(errors).length) throw invalid(errors);
}

const isTaken = (error: unknown) => error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
