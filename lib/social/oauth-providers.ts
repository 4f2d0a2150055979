import "server-only";
import type { User } from "next-auth";
import Facebook from "next-auth/providers/facebook";
import Google from "next-auth/providers/google";
import type { OAuthConfig } from "next-auth/providers/oauth";
import Twitter from "next-auth/providers/twitter";
import type { Service } from "@/lib/settings/social-services";
import type { ServiceProfile } from "@/lib/social/identity";
import type { ServiceAccess } from "@/lib/social/services";

/** Timeout for a request to a service, and for a whole check of the credentials. */
export const SERVICE_TIMEOUT_MS = 8000;

// biome-ignore lint/suspicious/noExplicitAny: next-auth's own type for providers with different profiles
type Provider = OAuthConfig<any>;
type JsonObject = Record<string, unknown>;

/**
 * Casts a profile to the type that next-auth expects. next-auth reads only the id and the email, and refuses a profile
 * without an id.
 */
const toUser = ({ email, ...profile }: ServiceProfile) =>
  ({ ...profile, email: typeof email === "string" ? email : null }) as User;
const idOf = (id: unknown) => (typeof id === "string" || typeof id === "number" ? String(id) : "");

const httpOptions = { timeout: SERVICE_TIMEOUT_MS };

const GOOGLE = "https://accounts.google.com";
const discoveryUrl = (baseUrl = GOOGLE) => `${baseUrl}/.well-known/openid-configuration`;

/** OpenID Connect: the profile comes from the signed ID token. Google states whether the address is verified. */
function google({ baseUrl, ...client }: ServiceAccess): Provider {
  return Google({
    ...client,
    httpOptions,
    wellKnown: discoveryUrl(baseUrl),
    checks: ["pkce", "state", "nonce"],
    profile: ({ sub, email, email_verified, given_name, family_name }) =>
      toUser({
        id: idOf(sub),
        username: email,
        email,
        isEmailVerified: email_verified,
        firstName: given_name,
        lastName: family_name,
      }),
  });
}

const GRAPH_VERSION = "v24.0";
const graphUrl = (baseUrl = "https://graph.facebook.com") => `${baseUrl}/${GRAPH_VERSION}`;

/** Facebook does not state whether the address is verified, so a new account's address counts as unverified. */
function facebook({ baseUrl, ...client }: ServiceAccess): Provider {
  const dialog = `${baseUrl ?? "https://www.facebook.com"}/${GRAPH_VERSION}`;
  const graph = graphUrl(baseUrl);
  return Facebook({
    ...client,
    httpOptions,
    authorization: { url: `${dialog}/dialog/oauth`, params: { scope: "email" } },
    token: `${graph}/oauth/access_token`,
    userinfo: { url: `${graph}/me`, params: { fields: "id,name,first_name,last_name,email" } },
    profile: ({ id, name, first_name, last_name, email }) =>
      toUser({ id: idOf(id), username: name, email, firstName: first_name, lastName: last_name }),
  });
}

const twitterApi = (baseUrl = "https://api.x.com") => `${baseUrl}/2`;

/** Twitter returns only a confirmed email address, and only to apps that may request email addresses. */
function twitter({ baseUrl, ...client }: ServiceAccess): Provider {
  const api = twitterApi(baseUrl);
  return Twitter({
    ...client,
    version: "2.0",
    httpOptions,
    authorization: {
      url: `${baseUrl ?? "https://x.com"}/i/oauth2/authorize`,
      params: { scope: "users.read tweet.read users.email" },
    },
    token: { url: `${api}/oauth2/token` },
    userinfo: {
      request: async ({ tokens }) => {
        const withEmail = await fetchJson(`${api}/users/me?user.fields=confirmed_email`, tokens.access_token);
        return withEmail ?? requireProfile(await fetchJson(`${api}/users/me`, tokens.access_token));
      },
    },
    profile: ({ data }) =>
      toUser({
        id: idOf(data.id),
        username: data.username,
        email: data.confirmed_email,
        isEmailVerified: typeof data.confirmed_email === "string",
        firstName: data.name,
      }),
  });
}

const ENVATO = "https://api.envato.com";

/** Envato uses plain OAuth 2, and next-auth has no provider for it. The profile needs four requests. */
function envato({ baseUrl = ENVATO, ...client }: ServiceAccess): Provider {
  const userUrl = `${baseUrl}/v1/market/private/user`;
  return {
    ...client,
    id: "envato",
    name: "Envato",
    type: "oauth",
    httpOptions,
    authorization: { url: `${baseUrl}/authorization`, params: { scope: "" } },
    token: `${baseUrl}/token`,
    checks: ["state"],
    client: { token_endpoint_auth_method: "client_secret_post" },
    userinfo: {
      request: async ({ tokens }) => {
        const token = tokens.access_token;
        const { userId } = requireProfile(await fetchJson(`${baseUrl}/whoami`, token));
        const responses = await Promise.all(
          ["username", "email", "account"].map((part) => fetchJson(`${userUrl}/${part}.json`, token)),
        );
        return { userId, ...Object.assign({}, ...responses) };
      },
    },
    profile: ({ userId, username, email, account }: JsonObject) => {
      const { firstname, surname } = (account ?? {}) as JsonObject;
      return toUser({ id: idOf(userId), username, email, firstName: firstname, lastName: surname });
    },
  };
}

/** Fetches JSON with the token. Null if the service responds with an error. */
async function fetchJson(url: string, token: string | undefined): Promise<JsonObject | null> {
  const headers = { Authorization: `Bearer ${token}`, Accept: "application/json" };
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(SERVICE_TIMEOUT_MS) });
  return response.ok ? ((await response.json()) as JsonObject) : null;
}

function requireProfile(profile: JsonObject | null): JsonObject {
  if (!profile) throw new Error("The service did not return the user's profile.");
  return profile;
}

const PROVIDERS: Readonly<Record<Service, (access: ServiceAccess) => Provider>> = {
  google,
  facebook,
  twitter,
  envato,
};

export const providerOf = (service: Service, access: ServiceAccess): Provider => PROVIDERS[service](access);

type FetchDocument = (url: string) => Promise<{ json: unknown }>;

/**
 * The URL at which a service issues tokens. Google's URL is read from Google's discovery document. Null if the document
 * contains no valid URL.
 */
export async function findTokenEndpoint(
  service: Service,
  { baseUrl }: Pick<ServiceAccess, "baseUrl">,
  fetchDocument: FetchDocument,
): Promise<string | null> {
  if (service === "facebook") return `${graphUrl(baseUrl)}/oauth/access_token`;
  if (service === "twitter") return `${twitterApi(baseUrl)}/oauth2/token`;
  if (service === "envato") return `${baseUrl ?? ENVATO}/token`;
  const { token_endpoint: url } = ((await fetchDocument(discoveryUrl(baseUrl))).json ?? {}) as JsonObject;
  return typeof url === "string" && URL.canParse(url) ? url : null;
}
