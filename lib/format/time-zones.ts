import { memoize } from "@/lib/format/memoize";

export const browserTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Excludes offsets such as "+05:30", which are not time zones, although Intl accepts them since Node 22. */
const NAME = /^[a-z][a-z\d_/+-]*$/i;

/** Whether the name is an IANA time zone that Intl knows, in upper or lower case. */
export function isTimeZone(name: string): boolean {
  if (!NAME.test(name)) return false;
  try {
    formatIn(name.toLowerCase()); // so that the cache has one entry for all spellings of a name
    return true;
  } catch {
    return false;
  }
}

const formatIn = memoize((timeZone: string) => new Intl.DateTimeFormat("en", { timeZone }));
