/**
 * Returns the decoded value of a cookie in a `Cookie` header, or the value as sent if it cannot be decoded. Undefined
 * if the cookie is missing.
 */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(";") ?? []) {
    const at = part.indexOf("=");
    if (at > 0 && part.slice(0, at).trim() === name) return decode(part.slice(at + 1).trim());
  }
  return undefined;
}

/** Whether the request has a session cookie, valid or not. Only the app can check it. */
export const hasSessionCookie = (header: string | undefined) =>
  header !== undefined && /(?:^|;)\s*(?:__Host-)?session=/.test(header);

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
