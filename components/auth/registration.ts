import type * as z from "zod";
import type { Registration } from "@/lib/auth/client";

export type Policy = { id: string; label: string; action: string };

export function blankRegistration(policies: readonly Policy[], registrationToken?: string): Registration {
  const unaccepted = Object.fromEntries(policies.map(({ id }) => [id, false]));
  const token = registrationToken === undefined ? {} : { registration_token: registrationToken };
  return { email: "", password: "", password_confirmation: "", ...token, ...unaccepted };
}

/** The same schema as the server's. `useApiForm` loads it when it first validates the form. */
export async function loadRegistrationSchema(policies: readonly Policy[]) {
  const { registrationInput } = await import("@/lib/auth/schema");
  // In the schema, all fields except the named ones are booleans. The index signature of `Registration` must also allow
  // the strings of the named fields.
  return registrationInput(policies) as unknown as z.ZodType<Registration, Registration>;
}
