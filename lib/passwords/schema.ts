import * as z from "zod";
import { email } from "@/lib/email-schema";
import { line } from "@/lib/i18n/line";
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "@/lib/passwords/policy";

export const newPassword = z.string().min(PASSWORD_MIN_LENGTH).max(PASSWORD_MAX_LENGTH);

/**
 * A new password and its repetition. Use it as `z.strictObject({ ...newPasswordPair })` with
 * `.refine(...passwordsMatch)`.
 */
export const newPasswordPair = {
  password: newPassword,
  password_confirmation: z.string().min(1).max(PASSWORD_MAX_LENGTH),
};

const isSame = (input: { password: string; password_confirmation: string }) =>
  input.password === input.password_confirmation;
const MISMATCH = { path: ["password_confirmation"], error: line("The passwords do not match.") };
export const passwordsMatch = [isSame, MISMATCH] as const;

export const forgotPasswordInput = z.strictObject({ email });
export type ForgotPasswordInput = z.input<typeof forgotPasswordInput>;

export const resetPasswordInput = z
  .strictObject({ token: z.string().min(1).max(200), email, ...newPasswordPair })
  .refine(...passwordsMatch);
export type ResetPasswordInput = z.input<typeof resetPasswordInput>;

/** A user without a password leaves `current_password` out. */
export const passwordChangeInput = z
  .strictObject({ current_password: z.string().min(1).max(1000).optional(), ...newPasswordPair })
  .refine(...passwordsMatch);
export type PasswordChangeInput = z.output<typeof passwordChangeInput>;
