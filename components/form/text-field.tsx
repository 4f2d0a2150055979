"use client";

import type { FieldValues } from "react-hook-form";
import type { NativeFieldProps } from "@/components/form/field-props";
import { useFormField } from "@/components/form/use-form-field";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

/** A single-line text field with its label, hint and error. */
export function TextField<Values extends FieldValues>(props: NativeFieldProps<Values, "input">) {
  const { control, name, label, hint, aside, labelHidden, ...controlProps } = props;
  const { input, error, initialValue } = useFormField({ control, name });

  return (
    <Field label={label} hint={hint} error={error} aside={aside} labelHidden={labelHidden}>
      {(aria) => <Input type="text" {...controlProps} {...input} {...aria} defaultValue={String(initialValue ?? "")} />}
    </Field>
  );
}
