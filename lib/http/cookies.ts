import { env } from "@/lib/env";

export type CookieOptions = {
  /** In seconds. Without `maxAge`, the cookie lasts until the browser closes. */
  maxAge?: number | undefined;
  httpOnly?: boolean;
};

/** Returns the decoded value of a request's cookie. Null if it is missing or cannot be decoded. */
export function readCookie(header: string | null | undefined, name: string): string | null {
  for (const part of (header ?? "").split(";")) {
    const at = part.indexOf("=");
    if (at < 0 || part.slice(0, at).trim() !== name) continue;
    try {
      return decodeURIComponent(part.slice(at + 1).trim());
    } catch {
      return null;
    }
  }
  return null;
}

/** Whether the app is on https, according to APP_URL. */
export const isHttps = () => env().APP_URL.startsWith("https:");

/**
 * The full name of one of our cookies. On https, the name has the prefix `__Host-`, which binds the cookie to this
 * host: a page on a subdomain cannot set it. Browsers refuse the prefix on http, and with any path but "/".
 */
export const hostCookieName = (name: string, https = isHttps()) => (https ? `__Host-${name}` : name);

/** Returns a Set-Cookie value with SameSite=Lax, and Secure on https. A null value clears the cookie. */
export function toSetCookie(name: string, value: string | null, { maxAge, httpOnly = false }: CookieOptions = {}) {
  const age = value === null ? EXPIRED_AGE : ageOf(maxAge);
  return `${name}=${encodeURIComponent(value ?? "")}; Path=/; SameSite=Lax${age}${httpOnly ? "; HttpOnly" : ""}${isHttps() ? "; Secure" : ""}`;
}

const EXPIRED_AGE = "; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT";
const ageOf = (maxAge: number | undefined) => (maxAge === undefined ? "" : `; Max-Age=${maxAge}`);
