import "server-only";
import { VERIFY_EMAIL } from "@/lib/auth/email-verification";
import { makeCode } from "@/lib/auth/one-time-codes";
import { hashPassword } from "@/lib/auth/password";
import type { RegisterInput } from "@/lib/auth/schema";
import { type StartedSession, startSession } from "@/lib/auth/sessions";
import { Prisma } from "@/lib/db/client/client";
import { db, type Tx } from "@/lib/db/db";
import { AppError, type FieldMessages, invalid } from "@/lib/errors";
import { limitKey } from "@/lib/http/client-address";
import { limitShared } from "@/lib/http/rate-limit";
import { prepareMail } from "@/lib/mail/prepare";
import type { Settings } from "@/lib/settings/schema";
import { getSettings } from "@/lib/settings/settings";

const PER_ADDRESS = { name: "register", points: 10, seconds: 3600 };

export type Registered = { session: StartedSession; status: "success" | "needs_email_verification" };

/** Makes an account with the default roles, logs it in, and mails the code where confirmation is required. */
export async function register(request: Request, input: RegisterInput, language: string): Promise<Registered> {
  const { registration, auth } = await getSettings();
  requireOpenRegistration(registration, input.registration_token);
  requireAccepted(registration.policies, input);
  await limitShared(PER_ADDRESS, limitKey(request));

  const passwordHash = await hashPassword(input.password);
  const needsCode = auth.require_email_confirmation;
  const mail = await prepareMail(language);
  try {
    const session = await db.$transaction(async (tx) => {
      const { id, email } = await createUser(tx, { email: input.email, passwordHash, language });
      if (needsCode) {
        const code = await makeCode(tx, { userId: id, email, ...VERIFY_EMAIL });
        await mail.send(tx, email, "verify-email", { code, minutes: VERIFY_EMAIL.seconds / 60 });
      }
      return startSession(tx, { request, userId: id, remember: true });
    });
    return { session, status: needsCode ? "needs_email_verification" : "success" };
  } catch (error) {
    if (isTaken(error)) throw invalid({ email: ["This email address is already in use."] });
    throw error;
  }
}

async function createUser(tx: Tx, data: { email: string; passwordHash: string; language: string }) {
  const roles = await tx.role.findMany({ where: { default: true, type: "site" }, select: { id: true } });
  return tx.user.create({
    data: { ...data, roles: { create: roles.map(({ id }) => ({ roleId: id })) } },
    select: { id: true, email: true },
  });
}

/** Disabled registration stays open to whoever knows the secret that also opens the hidden page. */
function requireOpenRegistration({ disable, hidden_token }: Settings["registration"], given: string | undefined) {
  if (!disable || (hidden_token !== "" && given === hidden_token)) return;
  throw new AppError("forbidden", "Registration is disabled.");
}

/** Every policy has a field of its own name, which must be true; no other field is known. */
function requireAccepted(
  policies: { id: string }[],
  { email: _e, password: _p, password_confirmation: _c, registration_token: _t, ...given }: RegisterInput,
) {
  const errors: FieldMessages = Object.create(null);
  for (const { id } of policies) if (given[id] !== true) errors[id] = ["This has to be accepted."];
  for (const field of Object.keys(given))
    if (!policies.some(({ id }) => id === field)) errors[field] = ["This field is not known here."];
  if (Object.keys(errors).length) throw invalid(errors);
}

const isTaken = (error: unknown) => error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
