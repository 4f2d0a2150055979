import type * as z from "zod";

export type Policy = { id: string; label: string; action: string };

/** The fields of the form. Each policy has a field, which is named after its id. */
export type Registration = {
  email: string;
  password: string;
  password_confirmation: string;
  [policyOrToken: string]: string | boolean | undefined;
};

export function blankRegistration(policies: readonly Policy[], registrationToken?: string): Registration {
  const unaccepted = Object.fromEntries(policies.map(({ id }) => [id, false]));
  const token = registrationToken === undefined ? {} : { registration_token: registrationToken };
  return { email: "", password: "", password_confirmation: "", ...token, ...unaccepted };
}

/** The same schema as the server's. `useApiForm` loads it when it first validates the form. */
export async function loadRegistrationSchema(policies: readonly Policy[]) {
  const { registrationInput } = await import("@/lib/auth/schema");
  // In the schema, further fields are booleans. The index signature of `Registration` includes the named fields too.
  return registrationInput(policies) as unknown as z.ZodType<Registration, Registration>;
}
