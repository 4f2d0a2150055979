"use client";

import Clock from "lucide-react/icons/clock";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useNow } from "@/components/i18n/use-now";
import { useT } from "@/components/i18n/use-t";
import { Icon } from "@/components/ui/icon";
import { formatDateTime } from "@/lib/format/dates";
import { browserTimeZone } from "@/lib/format/time-zones";

type Props = {
  language: string;
  /** Null means the site's default, which may be the browser's time zone. */
  timeZone: string | null;
};

/** Previews dates before the settings are saved. The server's HTML has no date, because `useNow` returns null there. */
export function DatePreview({ language, timeZone }: Props) {
  const { settings } = useBootstrap();
  const now = useNow();
  const t = useT();
  const { default_timezone: fallback, format } = settings.dates;
  const date =
    now === null
      ? null
      : formatDateTime(
          new Date(now),
          format,
          language,
          timeZone ?? (fallback === "auto" ? browserTimeZone() : fallback),
        );

  return (
    <p className="flex items-center gap-2 text-small text-muted">
      <Icon of={Clock} />
      <span>
        {date === null
          ? t("Dates will use the format of your language.")
          : t.rich("Dates will look like this: :date", { date: <bdi>{date}</bdi> })}
      </span>
    </p>
  );
}
