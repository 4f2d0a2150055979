import { takePlanPath } from "@/lib/auth/onboarding";
import { pathAfterLogin } from "@/lib/auth/policy";
import type { LoginInput, RegisterInput } from "@/lib/auth/schema";
import type { BootstrapData } from "@/lib/bootstrap/schema";
import type { CorrectEmailInput, VerifyEmailInput } from "@/lib/email-address/schema";
import { api } from "@/lib/http/client";
import type { ConfirmationStatus, IdentityProof } from "@/lib/password-confirmation/schema";
import type { ForgotPasswordInput, ResetPasswordInput } from "@/lib/passwords/schema";
import { can } from "@/lib/permissions/can";
import { ownPath, routes } from "@/lib/routes";
import type { ChallengeInput } from "@/lib/two-factor/schema";

export type LoginResponse = { two_factor: true } | { two_factor?: never; bootstrapData: BootstrapData };
export type RegisterResponse = { bootstrapData: BootstrapData; status: "success" | "needs_email_verification" };

/**
 * The fields of a registration. Each policy that an admin has set, such as the terms, has a field whose name is the
 * policy's id.
 */
export type Registration = Pick<RegisterInput, "email" | "password" | "password_confirmation"> & {
  [policyOrToken: string]: string | boolean | undefined;
};

/** The path of an invite, but not of the login or registration page for invited people. */
const INVITE_PATH = /^\/workspace\/join\/(?!(?:login|register)(?:$|[/?#]))[^/]/;

/** Calls about login, registration, passwords and email verification. Each throws `ApiError`. */
export const authClient = {
  login: (input: LoginInput) => api.post<LoginResponse>("auth/login", input),
  answerChallenge: (input: ChallengeInput) =>
    api.post<{ bootstrapData: BootstrapData }>("auth/two-factor-challenge", input),
  register: (input: Registration) => api.post<RegisterResponse>("auth/register", input),
  forgotPassword: (input: ForgotPasswordInput) => api.post<{ message: string }>("auth/forgot-password", input),
  resetPassword: (input: ResetPasswordInput) => api.post<{ message: string }>("auth/reset-password", input),
  resendCode: (email: string) => api.post<{ message: string }>("resend-email-verification", { email }),
  correctEmail: (input: CorrectEmailInput) => api.put<{ message: string }>("auth/user/email-address", input),
  verifyEmail: (input: VerifyEmailInput) => api.post("validate-email-verification-otp", input),
  confirmationStatus: (seconds: number) =>
    api.get<ConfirmationStatus>("auth/user/confirmed-password-status", { seconds }),
  confirmPassword: (proof: IdentityProof) => api.post("auth/user/confirm-password", proof),
  sendConfirmationCode: () => api.post<{ message: string }>("auth/user/confirmation-code"),
};

/**
 * Returns the path to show after login, from the `redirect` parameter and the plan that was chosen before. Call it
 * once, because it removes the stored plan.
 */
export function takePathAfterLogin({ user, settings }: LoginData): string {
  const onboarding = user && settings.billing.enable ? takePlanPath(user) : null;
  return pathAfterLogin(settings.auth, user !== null && can(user, "admin"), { onboarding, redirect: requestedPath() });
}

/**
 * Returns the path to open after a registration whose email must still be verified: the requested invite, or else the
 * homepage, with the requested page in its query. Both show the verify screen until the email is verified. A plan that
 * was chosen before stays stored until then.
 */
export function pathBeforeVerification(): string {
  const path = ownPath(requestedPath());
  if (path === null) return routes.home;
  return INVITE_PATH.test(path) ? path : `${routes.home}?redirect=${encodeURIComponent(path)}`;
}

const requestedPath = () => new URLSearchParams(window.location.search).get("redirect");

type LoginData = Pick<BootstrapData, "user"> & { settings: Pick<BootstrapData["settings"], "auth" | "billing"> };
