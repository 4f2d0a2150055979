"use client";

import { useFormats } from "@/components/i18n/use-formats";
import { useNow } from "@/components/i18n/use-now";
import { Tooltip } from "@/components/ui/tooltip";

type Props = { value: string | Date; className?: string };

/**
 * A relative time, such as "5 minutes ago", kept up to date, with the full time in a tooltip. The server renders the
 * date instead, because a relative time would be outdated on a cached page.
 */
export function RelativeTime({ value, className }: Props) {
  const now = useNow();
  const { date, dateTime, relative } = useFormats();
  return (
    <Tooltip text={dateTime(value)}>
      {(tooltip) => (
        <time {...tooltip} dateTime={new Date(value).toISOString()} className={className} suppressHydrationWarning>
          {now === null ? date(value) : relative(value, now)}
        </time>
      )}
    </Tooltip>
  );
}
