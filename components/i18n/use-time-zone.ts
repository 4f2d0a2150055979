"use client";

import { use, useSyncExternalStore } from "react";
import { I18nContext } from "@/components/i18n/i18n-provider";
import { browserTimeZone, isTimeZone } from "@/lib/format/time-zones";

const subscribeNever = () => () => {};
const onServer = () => null;

/**
 * The user's time zone. With "auto", the server and hydration in the browser use UTC, so that their output matches. The
 * next render uses the browser's zone. An invalid time zone is replaced by UTC.
 */
export function useTimeZone(): string {
  const { timeZone } = use(I18nContext);
  const browserZone = useSyncExternalStore(subscribeNever, browserTimeZone, onServer);
  const zone = timeZone === "auto" ? (browserZone ?? "UTC") : timeZone;
  return isTimeZone(zone) ? zone : "UTC";
}
