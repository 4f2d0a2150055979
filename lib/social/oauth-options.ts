import "server-only";
import type { AuthOptions, CookieOption } from "next-auth";
import { sign } from "@/lib/crypto/secret";
import { hostCookieName, isHttps, readCookie, toSetCookie } from "@/lib/http/cookies";
import { log } from "@/lib/log";
import type { Service } from "@/lib/settings/social-services";
import { FLOW_SECONDS } from "@/lib/social/flow";
import type { ServiceProfile } from "@/lib/social/identity";
import { providerOf } from "@/lib/social/oauth-providers";
import type { ServiceAccess } from "@/lib/social/services";

/** The names of the transient cookies of a flow to a service. No other cookies of next-auth reach the browser. */
const transientNames = (service: Service) => ({
  state: hostCookieName(`social_state_${service}`),
  pkceCodeVerifier: hostCookieName(`social_pkce_${service}`),
  nonce: hostCookieName(`social_nonce_${service}`),
});

/** Whether a Set-Cookie header sets a transient cookie, and not next-auth's csrf, callback-url or session cookie. */
export const isTransientCookie = (service: Service, header: string) =>
  Object.values(transientNames(service)).some((name) => header.startsWith(`${name}=`));

/** The transient cookies of a request. next-auth needs them for its checks. */
export function transientCookies(service: Service, { headers }: Request): Record<string, string> {
  const names = Object.values(transientNames(service));
  const pairs = names.map((name) => [name, readCookie(headers.get("cookie"), name)]);
  return Object.fromEntries(pairs.filter(([, value]) => value !== null));
}

/** The Set-Cookie headers that clear the transient cookies. When a login fails, next-auth does not clear them. */
export const clearedTransientCookies = (service: Service) =>
  Object.values(transientNames(service)).map((name) => toSetCookie(name, null, { httpOnly: true }));

const PROBLEM_CHARS = 120;

type Options = {
  service: Service;
  access: ServiceAccess;
  /** Called with the user's profile after all protocol checks. */
  onProfile?: (profile: ServiceProfile) => Promise<void>;
};

/** Creates new options for each call, because credentials come from settings and `onProfile` belongs to the request. */
export function oauthOptions({ service, access, onProfile }: Options): AuthOptions {
  const names = transientNames(service);
  const cookie = (name: string): CookieOption => ({
    name,
    options: { httpOnly: true, sameSite: "lax", path: "/", secure: isHttps(), maxAge: FLOW_SECONDS },
  });
  return {
    secret: sign("token", "next-auth").toString("base64url"),
    useSecureCookies: isHttps(),
    cookies: {
      state: cookie(names.state),
      pkceCodeVerifier: cookie(names.pkceCodeVerifier),
      nonce: cookie(names.nonce),
    },
    providers: [providerOf(service, access)],
    callbacks: {
      // Returning a path makes next-auth redirect without creating a session. The redirect itself is not used.
      async signIn({ user }) {
        await onProfile?.(user as ServiceProfile);
        return "/";
      },
    },
    logger: {
      // log only the beginning of the message: the rest contains the states or nonces that were compared
      error: (code, metadata) => log.warn({ service, problem: problemOf(metadata) }, `social login: ${code}`),
      warn: () => undefined,
      debug: () => undefined,
    },
  };
}

/**
 * Returns the message up to the first comma, because the compared values come after the comma. Examples: "nonce
 * mismatch", "invalid_client (The client was not found)".
 */
function problemOf(metadata: Error | { [key: string]: unknown; error?: Error }): string {
  const { message = "unknown" } = (metadata instanceof Error ? metadata : metadata.error) ?? {};
  return (message.split(",", 1)[0] as string).slice(0, PROBLEM_CHARS);
}
