"use client";

import type { FieldValues } from "react-hook-form";
import type { NativeFieldProps } from "@/components/form/field-props";
import { TextField } from "@/components/form/text-field";

type Props<Values extends FieldValues> = NativeFieldProps<Values, "input"> & {
  /** Makes the field read-only, for example for an invitation. Give the reason in the hint. */
  locked?: boolean;
};

/** A field for an email address. */
export function EmailField<Values extends FieldValues>({ locked, ...props }: Props<Values>) {
  return (
    <TextField
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type="email"
      readOnly={locked}
    />
  );
}
