"use client";

import { use, useMemo, useSyncExternalStore } from "react";
import { I18nContext } from "@/components/i18n/i18n-provider";
import { browserTimeZone, type Formats, formats } from "@/lib/format";

const subscribeNever = () => () => {};
const onServer = () => null;

/**
 * Formats dates, numbers and money for the user. With the time zone "auto", the server and the hydration in the browser
 * use UTC, so that their texts match. The next render uses the browser's zone.
 */
export function useFormats(): Formats {
  const { t, timeZone } = use(I18nContext);
  const browserZone = useSyncExternalStore(subscribeNever, browserTimeZone, onServer);
  const zone = timeZone === "auto" ? (browserZone ?? "UTC") : timeZone;
  return useMemo(() => formats({ t, timeZone: zone }), [t, zone]);
}
