"use client";

import { type FieldValues, useController } from "react-hook-form";
import type { FieldProps } from "@/components/form/field-props";
import { useT } from "@/components/i18n/use-t";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

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
  const message = fieldState.error?.message;

  return (
    <Field label={label} hint={hint} error={message && t(message)}>
      {(aria) => (
        <Input
          {...field}
          {...aria}
          type="date"
          required={required}
          min={min && dayOf(min)}
          max="9999-12-31"
          value={field.value ? dayOf(new Date(field.value)) : ""}
          onChange={(event) => field.onChange(endOf(event.target.value) ?? (required ? "" : null))}
        />
      )}
    </Field>
  );
}

/** The last second of a date (2026-11-21) in the user's time zone. Null for an invalid date. */
function endOf(day: string): string | null {
  const end = new Date(`${day}T23:59:59`);
  return Number.isNaN(end.getTime()) ? null : end.toISOString();
}

/** The date in the user's time zone, as a date input writes it. */
function dayOf(date: Date): string {
  const digits = (part: number, count: number) => String(part).padStart(count, "0");
  return [digits(date.getFullYear(), 4), digits(date.getMonth() + 1, 2), digits(date.getDate(), 2)].join("-");
}
