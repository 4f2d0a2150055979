"use client";

import { useFormats } from "@/components/i18n/use-formats";
import type { DatePreset } from "@/lib/format";

type Props = { value: string | Date; preset?: DatePreset; className?: string };

/**
 * A date in the user's language and time zone. Suppresses the warning for differences between Node's and the browser's
 * Intl data.
 */
export function FormattedDate({ value, preset = "short", className }: Props) {
  const { date } = useFormats();
  return (
    <time dateTime={new Date(value).toISOString()} className={className} suppressHydrationWarning>
      {date(value, preset)}
    </time>
  );
}
