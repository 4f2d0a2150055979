import * as z from "zod";
import { email } from "@/lib/email-schema";
import { newPasswordPair, passwordsMatch } from "@/lib/passwords/schema";

export const loginInput = z.strictObject({
  email,
  password: z.string().min(1).max(1000),
  remember: z.boolean().default(true),
});

/** The fields of the policies are checked against the settings, in `requireAcceptedPolicies`. */
export const registerInput = z
  .object({ email, ...newPasswordPair, registration_token: z.string().max(200).optional() })
  .catchall(z.boolean())
  .refine(...passwordsMatch);
export type RegisterInput = z.output<typeof registerInput>;
