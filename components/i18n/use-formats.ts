"use client";

import { use, useMemo } from "react";
import { I18nContext } from "@/components/i18n/i18n-provider";
import { useTimeZone } from "@/components/i18n/use-time-zone";
import { type Formats, formats } from "@/lib/format/formats";

/** Formats dates, sizes and numbers for the user. */
export function useFormats(): Formats {
  const { t, datePreset } = use(I18nContext);
  const timeZone = useTimeZone();
  return useMemo(() => formats({ t, timeZone, datePreset }), [t, timeZone, datePreset]);
}
