"use client";

import { type FieldValues, useController } from "react-hook-form";
import type { FieldProps } from "@/components/form/field-props";
import { useT } from "@/components/i18n/use-t";
import { useTimeZone } from "@/components/i18n/use-time-zone";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { dayOf, endOfDay } from "@/lib/calendar-days";

type Props<Values extends FieldValues> = FieldProps<Values> & {
  /** The browser's date picker does not offer days before this time. */
  min?: Date;
  required?: boolean;
};

/**
 * A field for the last day of a period. The value is the end of that day in the user's time zone, as an ISO time. The
 * value of an empty field is null, or "" if the field is required: the schema rejects that.
 */
export function DateField<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, label, hint, min, required } = props;
  const { field, fieldState } = useController({ control, name });
  const t = useT();
  const timeZone = useTimeZone();
  const message = fieldState.error?.message;

  return (
    <Field label={label} hint={hint} error={message && t(message)}>
      {(aria) => (
        <Input
          {...field}
          {...aria}
          type="date"
          required={required}
          min={min && dayOf(min, timeZone)}
          max="9999-12-31"
          value={field.value ? dayOf(new Date(field.value), timeZone) : ""}
          onChange={(event) =>
            field.onChange(endOfDay(event.target.value, timeZone)?.toISOString() ?? (required ? "" : null))
          }
        />
      )}
    </Field>
  );
}
