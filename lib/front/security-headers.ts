import { API_POLICY, pageCsp } from "@/lib/front/csp";
import { isApiPath } from "@/lib/front/target";

export type Header = [name: string, value: string];

const FIXED: Header[] = [
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()"],
];
const OPENER: Header = ["Cross-Origin-Opener-Policy", "same-origin-allow-popups"];
const HTTPS_ONLY: Header = ["Strict-Transport-Security", "max-age=31536000"];

// The page that opens a social login needs access to the popup, so these responses have no opener policy.
const POPUP = /^\/(?:secure\/auth\/social|api\/auth\/callback)\//;

/** The security headers of responses at this path. A header that a response sets itself takes precedence. */
export function securityHeaders(path: string, { https }: { https: boolean }): Header[] {
  const headers: Header[] = [["Content-Security-Policy", isApiPath(path) ? API_POLICY : pageCsp()], ...FIXED];
  if (!POPUP.test(path)) headers.push(OPENER);
  if (https) headers.push(HTTPS_ONLY);
  return headers;
}

const CACHED = [...FIXED, OPENER].flat();
const CACHED_HTTPS = [...CACHED, ...HTTPS_ONLY];

/** The headers of a cached page, except its policy: names and values in turn. */
export const cachedPageHeaders = ({ https }: { https: boolean }): readonly string[] => (https ? CACHED_HTTPS : CACHED);
