import type { Service } from "@/lib/settings/social-services";
import type { Behaviour } from "./oauth-provider";

/** The person who logs in: a default person with the changes of the test. */
const personOf = ({ id = "subject-1", email = "ines@example.com", verified = true, username = "ines" }: Behaviour) => ({
  id: id ?? undefined,
  email: email ?? undefined,
  verified,
  username,
});

/** The claims of Google's id_token. */
export function claimsOf(behaviour: Behaviour) {
  const { id, email, verified } = personOf(behaviour);
  const names = { given_name: "Ines", family_name: "Morel", name: "Ines Morel" };
  return { sub: id, ...names, ...(email && { email, email_verified: verified }), ...behaviour.claims };
}

/** Returns what a service other than Google sends at this path, or undefined for an unknown path. */
export function profileAt(service: Service, path: string, behaviour: Behaviour): unknown {
  const { id, email, username } = personOf(behaviour);
  const responses: Record<string, unknown> = {
    "facebook/v24.0/me": { id, name: username, first_name: "Ines", last_name: "Morel", email },
    "twitter/2/users/me": { data: { id, name: "Ines Morel", username, confirmed_email: email } },
    "envato/whoami": { clientId: "plinth", userId: id, scopes: [] },
    "envato/v1/market/private/user/username.json": { username },
    "envato/v1/market/private/user/email.json": { email },
    "envato/v1/market/private/user/account.json": { account: { firstname: "Ines", surname: "Morel" } },
  };
  return responses[`${service}${path}`];
}
