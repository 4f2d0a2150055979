import * as z from "zod";
import { line } from "@/lib/i18n/line";
import { email, newPassword } from "@/lib/users/schema";

export const loginInput = z.strictObject({
  email,
  password: z.string().min(1).max(1000),
  remember: z.boolean().default(true),
});

export const challengeInput = z.strictObject({
  code: z.string().length(6).optional(),
  recovery_code: z.string().length(21).optional(),
});

const confirmed = (input: { password: string; password_confirmation: string }) =>
  input.password === input.password_confirmation;
const MISMATCH = { path: ["password_confirmation"], error: line("The passwords do not match.") };

/** The policies' own fields are checked against the settings: `acceptedPolicies`. */
export const registerInput = z
  .object({
    email,
    password: newPassword,
    password_confirmation: z.string().min(1).max(128),
    registration_token: z.string().max(200).optional(),
  })
  .catchall(z.boolean())
  .refine(confirmed, MISMATCH);
export type RegisterInput = z.output<typeof registerInput>;

export const forgotPasswordInput = z.strictObject({ email });

export const resetPasswordInput = z
  .strictObject({
    token: z.string().min(1).max(200),
    email,
    password: newPassword,
    password_confirmation: z.string().min(1).max(128),
  })
  .refine(confirmed, MISMATCH);

/** Who has no password yet leaves `current_password` out. */
export const passwordChangeInput = z
  .strictObject({
    current_password: z.string().min(1).max(1000).optional(),
    password: newPassword,
    password_confirmation: z.string().min(1).max(128),
  })
  .refine(confirmed, MISMATCH);
export type PasswordChangeInput = z.output<typeof passwordChangeInput>;

export const undoEmailChangeInput = z.strictObject({ token: z.string().min(1).max(200) });
export const undoEmailChangeAnswer = z.strictObject({ email: z.string() });

export const resendInput = z.strictObject({ email: email.optional() });
export const verifyEmailInput = z.strictObject({
  code: z.string().regex(/^\d{6}$/, line("Enter the 6 digits of the code.")),
});
export const localeAnswer = z.strictObject({ locale: z.string() });
export const localeInput = z.strictObject({ locale: z.string().min(1).max(35) });
