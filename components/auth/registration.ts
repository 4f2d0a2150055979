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
  // In the schema, the fields of the policies are booleans. The index signature of `Registration` also allows strings,
  // because it must also match the fields that are strings.
  return registrationInput(policies) as unknown as z.ZodType<Registration, Registration>;
}
