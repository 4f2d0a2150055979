"use client";

import { useFormats } from "@/components/i18n/use-formats";
import type { DatePreset } from "@/lib/format";

type Props = { value: string | Date; preset?: DatePreset; className?: string };

/** A moment in the reader's language and time zone. Node's and the browser's Intl data may differ by a space, hence the suppressed warning. */
export function FormattedDate({ value, preset = "short", className }: Props) {
  const { date } = useFormats();
  return (
    <time dateTime={new Date(value).toISOString()} className={className} suppressHydrationWarning>
      {date(value, preset)}
    </time>
  );
}
