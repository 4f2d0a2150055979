import * as z from "zod";
import { line } from "@/lib/i18n/line";
import { sixDigits } from "@/lib/password-confirmation/schema";
import { RECOVERY_CODE_CHARS } from "@/lib/two-factor/policy";

/** The code that an authenticator shows. */
export const twoFactorCode = z.strictObject({ code: sixDigits });

export const recoveryCodesResponse = z.strictObject({
  two_factor_recovery_codes: z
    .array(z.string())
    .meta({ description: "Eight codes. Each can be used once instead of a code from the authenticator." }),
});

export const qrCodeResponse = z.strictObject({
  svg: z.string().meta({ description: "A QR code of the `otpauth:` URI, black on white." }),
  secret: z.string().meta({ description: "The secret in the QR code, in Base32, for manual entry." }),
});

export type RecoveryCodesResponse = z.output<typeof recoveryCodesResponse>;
export type QrCodeResponse = z.output<typeof qrCodeResponse>;

const hasExactlyOne = (input: { code?: string | undefined; recovery_code?: string | undefined }) =>
  (input.code === undefined) !== (input.recovery_code === undefined);

export const challengeFields = z.strictObject({
  code: z.string().length(6),
  recovery_code: z.string().trim().length(RECOVERY_CODE_CHARS),
});

/** Exactly one of the two fields. */
export const challengeInput = challengeFields
  .partial()
  .refine(hasExactlyOne, { path: ["code"], error: line("Send either a code or a recovery code.") });
export type ChallengeInput = z.output<typeof challengeInput>;
