import type * as z from "zod";
import { line } from "@/lib/i18n/line";

export type Policy = { id: string; label: string; action: string };

/** The fields of the form; each policy has a field with its name. */
export type Registration = {
  email: string;
  password: string;
  password_confirmation: string;
  [policyOrToken: string]: string | boolean | undefined;
};

export function blankRegistration(policies: readonly Policy[], registrationToken?: string): Registration {
  const accepted = Object.fromEntries(policies.map(({ id }) => [id, false]));
  const token = registrationToken === undefined ? {} : { registration_token: registrationToken };
  return { email: "", password: "", password_confirmation: "", ...token, ...accepted };
}

/** The endpoint's schema, with every policy accepted, as the server requires it. */
export async function registrationSchema(policies: readonly Policy[]) {
  const { registerInput } = await import("@/lib/auth/schema");
  const schema = registerInput.check(({ value, issues }) => {
    for (const { id } of policies) {
      if (value[id] !== true) {
        issues.push({ code: "custom", path: [id], input: value, message: line("You need to accept this.") });
      }
    }
  });
  return schema as unknown as z.ZodType<Registration, Registration>;
}
