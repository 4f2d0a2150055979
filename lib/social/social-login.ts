import "server-only";
import { isBanned } from "@/lib/actor/ban-state";
import { continueLogin, type LoginResult } from "@/lib/auth/continue-login";
import { createAccount, limitRegistrations, requireOpenRegistration } from "@/lib/auth/registration";
import { db } from "@/lib/db/db";
import { isUniqueViolation } from "@/lib/db/violations";
import { AppError } from "@/lib/errors";
import type { Visitor } from "@/lib/http/visitor";
import { line } from "@/lib/i18n/line";
import { prepareMail } from "@/lib/mail/prepare";
import { routes } from "@/lib/routes";
import { startSession } from "@/lib/sessions/live-sessions";
import { getSettings } from "@/lib/settings/settings";
import type { Flow } from "@/lib/social/flow";
import { type Identity, serviceValues } from "@/lib/social/identity";
import type { Ending } from "@/lib/social/outcome";
import { storePendingLink } from "@/lib/social/pending-link";
import { connectProfile, findOwner, hasConnected } from "@/lib/social/profiles";

/** A user who returned from a service. `language` is the visitor's. */
export type Arrival = { visitor: Visitor; flow: Flow; identity: Identity; language: string };

/** How the flow ended, with the login that was started or the token of a pending login. */
export type Decision = { ending: Ending; login?: LoginResult; pending?: string };

/**
 * Logs in the user who has connected this identity. If there is no such user, creates an account or requests the
 * password of the account with the same address.
 */
export async function logInWithService(arrival: Arrival): Promise<Decision> {
  try {
    return await logInOrRegister(arrival);
  } catch (error) {
    // a concurrent login was faster, so the account exists now
    if (isUniqueViolation(error)) return logInOrRegister(arrival);
    throw error;
  }
}

async function logInOrRegister(arrival: Arrival): Promise<Decision> {
  const { identity } = arrival;
  // look up the address first: if a concurrent login creates an account after that, `findOwner` finds the account
  const owner = identity.email === null ? null : await findOwnerOfAddress(identity.email);
  const userId = await findOwner(db, identity);
  if (userId !== null) return logIn(arrival, userId);
  if (identity.email === null) throw noEmailError(identity);
  return owner ? requestPassword(arrival, owner) : registerAccount(arrival, identity.email);
}

const findOwnerOfAddress = (email: string) =>
  db.user.findUnique({ where: { email }, select: { id: true, passwordHash: true, isDemo: true } });

async function logIn({ visitor, flow, identity }: Arrival, userId: number): Promise<Decision> {
  const login = await db.$transaction(async (tx) => {
    // lock the user first, as the code that disconnects services or resets passwords does
    await tx.$queryRaw`SELECT 1 AS locked FROM "User" WHERE id = ${userId} FOR NO KEY UPDATE`;
    const user = await tx.user.findUnique({ where: { id: userId }, select: { bannedAt: true, bannedUntil: true } });
    if (!user || (await findOwner(tx, identity)) !== userId) throw expiredError();
    if (isBanned(user)) throw new AppError("forbidden", "This account is suspended.");
    await connectProfile(tx, userId, identity); // updates the username, which may have changed
    return continueLogin(tx, { visitor, userId, remember: flow.remember });
  });
  return { login, ending: { status: "SUCCESS", data: "challenge" in login ? "two_factor" : "bootstrap" } };
}

type Owner = { id: number; passwordHash: string | null; isDemo: boolean };

/** Never connects a service by address alone, because at the service, the address may belong to someone else. */
async function requestPassword({ flow, identity }: Arrival, owner: Owner): Promise<Decision> {
  if (owner.passwordHash === null || owner.isDemo || (await hasConnected(db, owner.id, identity.service)))
    throw new AppError(
      "conflict",
      line(
        "There is already an account with this email address. Log in another way, then connect :service in your account settings.",
      ),
      { values: serviceValues(identity.service) },
    );
  const pending = await storePendingLink({ identity, userId: owner.id, remember: flow.remember });
  return { pending, ending: { status: "REQUEST_PASSWORD", email: identity.email ?? "" } };
}

async function registerAccount({ visitor, flow, identity, language }: Arrival, email: string): Promise<Decision> {
  const { registration, auth } = await getSettings();
  requireOpenRegistration(registration, flow.registration_token);
  requireAllAccepted(registration.policies, flow, identity);
  await limitRegistrations(visitor);

  const { isEmailVerified, firstName, lastName } = identity;
  const needsCode = auth.require_email_confirmation && !isEmailVerified;
  const mail = needsCode ? await prepareMail(language) : null;
  const emailVerifiedAt = isEmailVerified ? new Date() : null;
  const account = { email, passwordHash: null, language, emailVerifiedAt, firstName, lastName };
  const session = await db.$transaction(async (tx) => {
    const userId = await createAccount(tx, account, mail);
    await connectProfile(tx, userId, identity);
    return startSession(tx, { visitor, userId, remember: flow.remember });
  });
  const registered = needsCode ? "needs_email_verification" : "success";
  return { login: { session }, ending: { status: "SUCCESS", data: "bootstrap", registered } };
}

/** A new user must have accepted every policy on the register page before going to the service. */
function requireAllAccepted(policies: { id: string }[], { accepted }: Flow, { service }: Identity) {
  if (policies.every(({ id }) => accepted.includes(id))) return;
  throw new AppError(
    "invalid",
    line("No account here is connected to this :service account. Accept the policies to create one."),
    {
      values: serviceValues(service),
      action: { label: line("Create account"), action: routes.register },
    },
  );
}

const noEmailError = ({ service }: Identity) =>
  new AppError(
    "invalid",
    line(
      ":service did not share an email address. Create an account with one, then connect :service in your account settings.",
    ),
    { values: serviceValues(service) },
  );

const expiredError = () => new AppError("conflict", "This login has expired. Try again.");
