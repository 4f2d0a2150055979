import "server-only";
import type { Actor, UserActor } from "@/lib/actor/actor";
import { refuseBorrowedAccount, refuseImpersonator } from "@/lib/actor/borrowed-account";
import { mustVerifyEmail } from "@/lib/actor/email-confirmation";
import { requireConfirmedPassword } from "@/lib/actor/password-confirmation";
import { AppError } from "@/lib/errors";
import { requireCsrf } from "@/lib/http/csrf";
import { limitInMemory } from "@/lib/http/rate-limit";
import type { Visitor } from "@/lib/http/visitor";
import { can } from "@/lib/permissions/can";
import { isPermission, type Permission } from "@/lib/permissions/permissions";
import { missingPermissionError } from "@/lib/subscriptions/missing-permission-error";

/** Who may call: anyone, guests only, any user, or users with a permission. */
export type Access = "anyone" | "guest" | "user" | Permission;

export type Admission = {
  access: Access;
  csrf?: boolean;
  passwordConfirmed?: boolean;
  sessionOnly?: boolean;
  ownerOnly?: boolean;
  allowsUnverifiedEmail?: boolean;
  withoutCsrf?: boolean;
};

const USER_LIMIT = { name: "calls-user", points: 600, seconds: 60 };
const GUEST_LIMIT = { name: "calls-address", points: 300, seconds: 60 };
const UNSAFE_METHODS = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/** Whether a request with this method may change something. */
export const isUnsafe = ({ method }: Pick<Request, "method">) => UNSAFE_METHODS.has(method);

/** Enforces the general rate limit (429), counted in this instance's memory. */
export function limitCalls({ network }: Visitor, caller: Actor): Promise<void> {
  if (caller.id === null) return limitInMemory(GUEST_LIMIT, network);
  return limitInMemory(USER_LIMIT, caller.token ? `token:${caller.token.id}` : `user:${caller.id}`);
}

/** Throws unless this call is allowed. The order of the checks is part of the API. */
export async function requireAdmission(request: Request, actor: Actor, admission: Admission): Promise<void> {
  const isOpen = admission.access === "anyone" || admission.access === "guest";
  if (actor.id === null && (!isOpen || actor.badToken)) throw new AppError("unauthenticated", "Log in first.");
  const needsCsrf = (isUnsafe(request) && !admission.withoutCsrf) || admission.csrf === true;
  if (needsCsrf && !request.headers.has("authorization")) requireCsrf(request, actor.id !== null);
  if (actor.id !== null) await requireUserAdmission(actor, admission);
  if (admission.passwordConfirmed) requireConfirmedPassword(actor);
}

async function requireUserAdmission(
  actor: UserActor,
  { access, sessionOnly, ownerOnly, allowsUnverifiedEmail }: Admission,
): Promise<void> {
  if (!allowsUnverifiedEmail && (await mustVerifyEmail(actor))) {
    throw new AppError("email_unverified", "Verify your email address first.");
  }
  if (access === "guest") throw new AppError("forbidden", "You are already logged in.");
  if (sessionOnly && actor.token) throw new AppError("forbidden", "This cannot be done with an API token.");
  // Calls that are open to unverified users, such as logout, are also open to demo accounts and to impersonators.
  if (sessionOnly && !allowsUnverifiedEmail) refuseBorrowedAccount(actor);
  if (ownerOnly) refuseImpersonator(actor);
  if (isPermission(access) && !can(actor, access)) throw await missingPermissionError(actor, access);
}
