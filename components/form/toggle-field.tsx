"use client";

import { useId } from "react";
import type { FieldValues } from "react-hook-form";
import type { NativeFieldProps } from "@/components/form/field-props";
import { useFormField } from "@/components/form/use-form-field";
import type { Checkbox } from "@/components/ui/checkbox";
import { FIELD } from "@/components/ui/field";
import { FieldNote } from "@/components/ui/field-note";
import type { Switch } from "@/components/ui/switch";

export type ToggleFieldProps<Values extends FieldValues> = Omit<
  NativeFieldProps<Values, "input">,
  "aside" | "labelHidden"
>;

type Props<Values extends FieldValues> = ToggleFieldProps<Values> & { as: typeof Checkbox | typeof Switch };

/** The field around a `Checkbox` or a `Switch`, with its label, hint and error. */
export function ToggleField<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, label, hint, as: Toggle, ...controlProps } = props;
  const { input, error, initialValue } = useFormField({ control, name });
  const id = useId();

  return (
    <div className={FIELD}>
      <Toggle
        {...controlProps}
        {...input}
        label={label}
        defaultChecked={Boolean(initialValue)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? id : undefined}
      />
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  );
}
