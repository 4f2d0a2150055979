import type * as z from "zod";

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

/** The same schema as the server's. It is loaded when the form is first checked. */
export async function registrationSchema(policies: readonly Policy[]) {
  const { registrationInput } = await import("@/lib/auth/schema");
  return registrationInput(policies) as unknown as z.ZodType<Registration, Registration>;
}
