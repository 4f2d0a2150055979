import * as z from "zod";
import { email } from "@/lib/email-schema";
import { newPasswordPair, passwordsMatch } from "@/lib/passwords/schema";

export const loginInput = z.strictObject({
  email,
  password: z.string().min(1).max(1000),
  remember: z.boolean().default(true),
});

/** The policies' own fields are checked against the settings: `requireAcceptedPolicies`. */
export const registerInput = z
  .object({ email, ...newPasswordPair, registration_token: z.string().max(200).optional() })
  .catchall(z.boolean())
  .refine(...passwordsMatch);
export type RegisterInput = z.output<typeof registerInput>;
