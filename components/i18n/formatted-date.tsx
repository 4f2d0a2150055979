"use client";

import { useFormats } from "@/components/i18n/use-formats";

type Props = { value: string | Date; withTime?: boolean; className?: string };

/**
 * A date in the site's format, and in the user's language and time zone. Suppresses React's warning about differences
 * between Node's and the browser's Intl data.
 */
export function FormattedDate({ value, withTime, className }: Props) {
  const { date, dateTime } = useFormats();
  return (
    <time dateTime={new Date(value).toISOString()} className={className} suppressHydrationWarning>
      {withTime ? dateTime(value) : date(value)}
    </time>
  );
}
