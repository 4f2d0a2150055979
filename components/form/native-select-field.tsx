"use client";

import type { FieldValues } from "react-hook-form";
import type { NativeFieldProps } from "@/components/form/field-props";
import { useFormField } from "@/components/form/use-form-field";
import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";

/** A field with a native `<select>`. Its children are `<option>`s. */
export function NativeSelectField<Values extends FieldValues>(props: NativeFieldProps<Values, "select">) {
  const { control, name, label, hint, aside, labelHidden, ...controlProps } = props;
  const { input, error, initialValue } = useFormField({ control, name });

  return (
    <Field label={label} hint={hint} error={error} aside={aside} labelHidden={labelHidden}>
      {(aria) => <NativeSelect {...controlProps} {...input} {...aria} defaultValue={String(initialValue ?? "")} />}
    </Field>
  );
}
