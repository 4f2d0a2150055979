import "server-only";
import type { AuthOptions, CookieOption } from "next-auth";
import { sign } from "@/lib/crypto/secret";
import { isHttps, readCookie, setCookie } from "@/lib/http/cookies";
import { log } from "@/lib/log";
import type { Service } from "@/lib/settings/social-services";
import { callbackPath, FLOW_SECONDS } from "@/lib/social/flow";
import type { ServiceProfile } from "@/lib/social/identity";
import { providerOf } from "@/lib/social/oauth-providers";
import type { ServiceAccess } from "@/lib/social/services";

/** The only cookies of next-auth that reach a browser. Its csrf, callback-url and session cookies are never passed on. */
const NAMES = { state: "social_state", pkceCodeVerifier: "social_pkce", nonce: "social_nonce" };

export const isTransient = (line: string) => Object.values(NAMES).some((name) => line.startsWith(`${name}=`));

/** Of all the browser's cookies those that next-auth needs to check an answer. */
export function transientCookies({ headers }: Request): Record<string, string> {
  const pairs = Object.values(NAMES).map((name) => [name, readCookie(headers.get("cookie"), name)]);
  return Object.fromEntries(pairs.filter(([, value]) => value !== null));
}

/** next-auth forgets to clear them when a sign-in fails. */
export const clearTransient = (service: Service) =>
  Object.values(NAMES).map((name) => setCookie(name, null, { path: callbackPath(service), httpOnly: true }));

const PROBLEM_CHARS = 120;

type Options = {
  service: Service;
  access: ServiceAccess;
  /** Called once the service has shown who somebody is, after every check of the protocol. */
  onIdentity?: (profile: ServiceProfile) => Promise<void>;
};

/** Made for each call: credentials come from settings, and `onIdentity` knows its request. */
export function oauthOptions({ service, access, onIdentity }: Options): AuthOptions {
  const cookie = (name: string): CookieOption => ({
    name,
    options: {
      httpOnly: true,
      sameSite: "lax",
      path: callbackPath(service),
      secure: isHttps(),
      maxAge: FLOW_SECONDS,
    },
  });
  return {
    secret: sign("token", "next-auth").toString("base64url"),
    useSecureCookies: isHttps(),
    cookies: {
      state: cookie(NAMES.state),
      pkceCodeVerifier: cookie(NAMES.pkceCodeVerifier),
      nonce: cookie(NAMES.nonce),
    },
    providers: [providerOf(service, access)],
    callbacks: {
      // A text as the answer makes next-auth redirect there and make no session; where to does not matter, as its answer is not passed on.
      async signIn({ user }) {
        await onIdentity?.(user as ServiceProfile);
        return "/";
      },
    },
    logger: {
      // its messages end in the states and nonces that were compared: what comes before is for the operator
      error: (code, metadata) => log.warn({ service, problem: problemOf(metadata) }, `social sign-in: ${code}`),
      warn: () => undefined,
      debug: () => undefined,
    },
  };
}

/** "nonce mismatch", "invalid_client (The client was not found)": as far as the first comma, after which come values. */
function problemOf(metadata: Error | { [key: string]: unknown; error?: Error }): string {
  const { message = "unknown" } = (metadata instanceof Error ? metadata : metadata.error) ?? {};
  return (message.split(",", 1)[0] as string).slice(0, PROBLEM_CHARS);
}
