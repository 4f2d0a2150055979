"use client";

import { use, useMemo, useSyncExternalStore } from "react";
import { I18nContext } from "@/components/i18n/i18n-provider";
import { browserTimeZone, type Formats, formats } from "@/lib/format";

const never = () => () => {};
const onServer = () => null;

/**
 * Dates, numbers and money as the reader writes them. With the time zone "auto" the server, which cannot know the browser's, writes UTC, and the
 * first paint repeats that; the browser's zone follows right after, so nothing mismatches.
 */
export function useFormats(): Formats {
  const { t, timeZone } = use(I18nContext);
  const browserZone = useSyncExternalStore(never, browserTimeZone, onServer);
  const zone = timeZone === "auto" ? (browserZone ?? "UTC") : timeZone;
  return useMemo(() => formats({ t, timeZone: zone }), [t, zone]);
}
