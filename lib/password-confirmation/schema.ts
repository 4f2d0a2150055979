import * as z from "zod";
import { PASSWORD_CONFIRMATION_SECONDS } from "@/lib/actor/policy";
import { line } from "@/lib/i18n/line";

export const confirmationStatusQuery = z.strictObject({
  seconds: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .optional()
    .meta({
      description: [
        "How recently, in seconds, the password must have been confirmed for `confirmed` to be true.",
        `Default: ${PASSWORD_CONFIRMATION_SECONDS}. A larger value has the same effect.`,
      ].join(" "),
    }),
});

export const confirmationStatus = z.strictObject({
  confirmed: z.boolean(),
  has_password: z.boolean().meta({ description: "False: the user confirms with an emailed code." }),
});
export type ConfirmationStatus = z.output<typeof confirmationStatus>;

export const sixDigits = z.string().regex(/^\d{6}$/, line("Enter the 6 digits of the code."));

/** Proof that the sender owns the account: the password, or an emailed code if the account has no password. */
export const identityProof = z.strictObject({
  password: z.string().min(1).max(1000).optional(),
  code: sixDigits.optional(),
});
export type IdentityProof = z.output<typeof identityProof>;

export const confirmPasswordForm = z.strictObject({ password: z.string().min(1).max(1000) });
export const confirmCodeForm = z.strictObject({ code: sixDigits });
