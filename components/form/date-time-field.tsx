"use client";

import type { FieldValues } from "react-hook-form";
import { MomentField, type MomentFieldProps } from "@/components/form/moment-field";
import { useT } from "@/components/i18n/use-t";
import { useTimeZone } from "@/components/i18n/use-time-zone";
import { formatLocalTime, parseLocalTime } from "@/lib/calendar-days";

/** A field for a date and a time, which the user enters in their time zone. A note under it names the zone. */
export function DateTimeField<Values extends FieldValues>({ hint, ...props }: MomentFieldProps<Values>) {
  const t = useT();
  const zoneNote = t("In the time zone :timeZone.", { timeZone: useTimeZone() });

  return (
    <MomentField
      {...props}
      hint={hint ? [hint, " ", zoneNote] : zoneNote}
      type="datetime-local"
      max="9999-12-31T23:59"
      toText={formatLocalTime}
      toTime={parseLocalTime}
    />
  );
}
