"use client";

import { type FieldValues, useController } from "react-hook-form";
import type { FieldProps } from "@/components/form/field-props";
import { useT } from "@/components/i18n/use-t";
import { useTimeZone } from "@/components/i18n/use-time-zone";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

export type MomentFieldProps<Values extends FieldValues> = FieldProps<Values> & {
  /** The browser's picker offers nothing before this time. */
  min?: Date;
  required?: boolean;
};

type Props<Values extends FieldValues> = MomentFieldProps<Values> & {
  type: "date" | "datetime-local";
  /** The latest value that the input accepts. */
  max: string;
  toText: (time: Date, timeZone: string) => string;
  /** Returns null if the text is incomplete. */
  toTime: (text: string, timeZone: string) => Date | null;
};

/**
 * An input for a moment in the user's time zone. The value is an ISO time. An empty field has the value null or, if the
 * field is required, "", which the schema rejects.
 */
export function MomentField<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, label, hint, min, max, required, type, toText, toTime } = props;
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
          type={type}
          required={required}
          min={min && toText(min, timeZone)}
          max={max}
          value={field.value ? toText(new Date(field.value), timeZone) : ""}
          onChange={(event) =>
            field.onChange(toTime(event.target.value, timeZone)?.toISOString() ?? (required ? "" : null))
          }
        />
      )}
    </Field>
  );
}
