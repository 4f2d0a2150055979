import { memoize } from "@/lib/format/memoize";

export const browserTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whether the name is an IANA time zone that Intl knows. */
export function isTimeZone(name: string): boolean {
  try {
    formatIn(name);
    return true;
  } catch {
    return false;
  }
}

const formatIn = memoize((timeZone: string) => new Intl.DateTimeFormat("en", { timeZone }));
