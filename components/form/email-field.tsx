"use client";

import type { FieldValues } from "react-hook-form";
import type { NativeFieldProps } from "@/components/form/field-props";
import { TextField } from "@/components/form/text-field";

type Props<Values extends FieldValues> = NativeFieldProps<Values, "input"> & {
  /** Cannot be changed, by an invitation for example: say why in the hint. */
  locked?: boolean;
};

/** A mail address. */
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
