import { memoize } from "@/lib/format/memoize";

export const browserTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Whether the name is an IANA time zone that Intl knows. False for an offset such as "+05:30", although Intl accepts it
 * since Node 22.
 */
export function isTimeZone(name: string): boolean {
  if (/^[+-]/.test(name)) return false;
  try {
    formatIn(name);
    return true;
  } catch {
    return false;
  }
}

const formatIn = memoize((timeZone: string) => new Intl.DateTimeFormat("en", { timeZone }));
