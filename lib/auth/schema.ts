import * as z from "zod";
import { email } from "@/lib/email-schema";
import { line } from "@/lib/i18n/line";
import { newPasswordPair, passwordsMatch } from "@/lib/passwords/schema";

export const loginInput = z.strictObject({
  email,
  password: z.string().min(1).max(1000),
  remember: z.boolean().default(true),
});
export type LoginInput = z.output<typeof loginInput>;

/**
 * This schema does not list the checkboxes for the policies that an admin has set, such as the terms. The name of each
 * checkbox is the id of its policy. `registrationInput` validates the checkboxes.
 */
export const registerInput = z
  .object({ email, ...newPasswordPair, registration_token: z.string().max(200).optional() })
  .catchall(z.boolean())
  .refine(...passwordsMatch);
export type RegisterInput = z.output<typeof registerInput>;

const OWN_FIELDS = ["email", "password", "password_confirmation", "registration_token"];

/** The input of a registration. All of these policies must be accepted, and other fields are refused. */
export const registrationInput = (policies: readonly { id: string }[]) =>
  registerInput.check(({ value, issues }) => {
    const names = policies.map(({ id }) => id);
    const unknown = Object.keys(value).filter((field) => ![...OWN_FIELDS, ...names].includes(field));
    const refusals = [
      ...names.filter((name) => value[name] !== true).map((name) => [name, line("You need to accept this.")]),
      ...unknown.map((field) => [field, line("This field is not supported here.")]),
    ];
    for (const [field = "", message] of refusals) {
      issues.push({ code: "custom", path: [field], input: value, message });
    }
  });
