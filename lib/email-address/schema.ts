import * as z from "zod";
import { email } from "@/lib/email-schema";
import { sixDigits } from "@/lib/password-confirmation/schema";

export const undoEmailChangeInput = z.strictObject({ token: z.string().min(1).max(200) });
export const undoEmailChangeResponse = z.strictObject({ email: z.string() });

export const resendVerificationInput = z.strictObject({ email: email.optional() });
export const correctEmailInput = z.strictObject({ email, password: z.string().min(1).max(1000) });
export type CorrectEmailInput = z.input<typeof correctEmailInput>;
export const verifyEmailInput = z.strictObject({ code: sixDigits });
export type VerifyEmailInput = z.input<typeof verifyEmailInput>;
