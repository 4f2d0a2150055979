import type { Environment } from "@/lib/env";
import { API_POLICY, pageCsp } from "@/lib/front/csp";
import { isApiPath } from "@/lib/front/target";

export type Header = [name: string, value: string];

const FIXED_HEADERS: Header[] = [
  ["X-Content-Type-Options", "nosniff"],
  ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()"],
];
const REFERRER_POLICY: Header = ["Referrer-Policy", "strict-origin-when-cross-origin"];
/** For pages with a secret in their address, which no other site may learn. */
const NO_REFERRER_POLICY: Header = ["Referrer-Policy", "no-referrer"];
const OPENER_POLICY: Header = ["Cross-Origin-Opener-Policy", "same-origin-allow-popups"];
/** Private downloads and the API's data may not be embedded by other sites. */
const RESOURCE_POLICY: Header = ["Cross-Origin-Resource-Policy", "same-origin"];

// The page that opens a social login needs access to the popup, so responses at these paths have no opener policy.
const POPUP_PATH = /^\/(?:secure\/auth\/social|api\/auth\/callback)\//;

/** Pages whose path contains a secret, such as the token of a password reset, an invite or an unsubscribe link. */
const SECRET_PATH = /^\/(?:password\/reset|email-change\/undo|notifications\/unsubscribe|register|workspace\/join)\/./;

const referrer = (path: string) => (SECRET_PATH.test(path) ? NO_REFERRER_POLICY : REFERRER_POLICY);

type SecurityInput = { decodedPath: string; https: boolean };

/** Returns the functions that make the security headers of the app's responses. */
export function createSecurityHeaders(environment: Pick<Environment, "APP_URL" | "SITES_HOST">) {
  const hstsHeader = transportSecurity(environment);
  const onHttps = (https: boolean) => (https ? [hstsHeader] : []);
  const cached = [REFERRER_POLICY, NO_REFERRER_POLICY].map((policy) =>
    [false, true].map((https) => [...FIXED_HEADERS, policy, OPENER_POLICY, ...onHttps(https)].flat()),
  );
  return {
    /** The headers of a response. If the app sets one of them, the app's value takes precedence. */
    of({ decodedPath: path, https }: SecurityInput): Header[] {
      const isApi = isApiPath(path);
      return [
        ["Content-Security-Policy", isApi ? API_POLICY : pageCsp()],
        ...FIXED_HEADERS,
        referrer(path),
        ...(isApi ? [RESOURCE_POLICY] : []),
        ...(POPUP_PATH.test(path) ? [] : [OPENER_POLICY]),
        ...onHttps(https),
      ];
    },
    /**
     * The headers of a cached page, except its Content-Security-Policy, as alternating names and values. Equal headers
     * are always the same array, because the page cache uses the array as a key.
     */
    ofCachedPage: ({ decodedPath, https }: SecurityInput): readonly string[] =>
      cached[SECRET_PATH.test(decodedPath) ? 1 : 0]?.[https ? 1 : 0] ?? [],
  };
}

/**
 * Returns the header that restricts browsers to https. It applies to subdomains too, unless published sites are among
 * them: sites may be reachable only over http.
 */
function transportSecurity({ APP_URL, SITES_HOST }: Pick<Environment, "APP_URL" | "SITES_HOST">): Header {
  const sitesHost = SITES_HOST.replace(/:\d+$/, "");
  const areSitesSubdomains = `.${sitesHost}`.endsWith(`.${new URL(APP_URL).hostname}`);
  return ["Strict-Transport-Security", areSitesSubdomains ? "max-age=31536000" : "max-age=31536000; includeSubDomains"];
}
