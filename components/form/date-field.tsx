"use client";

import type { FieldValues } from "react-hook-form";
import { MomentField, type MomentFieldProps } from "@/components/form/moment-field";
import { dayOf, endOfDay, startOfDay } from "@/lib/calendar-days";

type Props<Values extends FieldValues> = MomentFieldProps<Values> & {
  /** Whether the date is the first or the last day of a period (default: the last). */
  day?: "first" | "last";
};

/** When the first day of a period begins, and when the last day ends. */
const MOMENTS = { first: startOfDay, last: endOfDay } as const;

/** A field for the first or last day of a period. The value is the start or end of that day in the user's time zone. */
export function DateField<Values extends FieldValues>({ day = "last", ...props }: Props<Values>) {
  return <MomentField {...props} type="date" max="9999-12-31" toText={dayOf} toTime={MOMENTS[day]} />;
}
