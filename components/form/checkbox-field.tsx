"use client";

import { useId } from "react";
import type { FieldValues } from "react-hook-form";
import type { NativeFieldProps } from "@/components/form/field-props";
import { useFormField } from "@/components/form/use-form-field";
import { Checkbox } from "@/components/ui/checkbox";
import { FieldNote } from "@/components/ui/field-note";

type Props<Values extends FieldValues> = Omit<NativeFieldProps<Values, "input">, "aside" | "labelHidden">;

/** A box to tick, its text beside it. */
export function CheckboxField<Values extends FieldValues>({ control, name, label, hint, ...rest }: Props<Values>) {
  const { input, error, initial } = useFormField({ control, name });
  const id = useId();
  const hasNote = Boolean(error || hint);

  return (
    <div className="field">
      <Checkbox
        {...rest}
        {...input}
        label={label}
        defaultChecked={Boolean(initial)}
        aria-invalid={error ? true : undefined}
        aria-describedby={hasNote ? id : undefined}
      />
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  );
}
