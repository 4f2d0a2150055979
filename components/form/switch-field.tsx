"use client";

import { useId } from "react";
import type { FieldValues } from "react-hook-form";
import type { NativeFieldProps } from "@/components/form/field-props";
import { useFormField } from "@/components/form/use-form-field";
import { FieldNote } from "@/components/ui/field-note";
import { Switch } from "@/components/ui/switch";

type Props<Values extends FieldValues> = Omit<NativeFieldProps<Values, "input">, "aside" | "labelHidden">;

/** On or off, its text beside it. */
export function SwitchField<Values extends FieldValues>({ control, name, label, hint, ...rest }: Props<Values>) {
  const { input, error, initial } = useFormField({ control, name });
  const id = useId();
  const hasNote = Boolean(error || hint);

  return (
    <div className="field">
      <Switch
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
