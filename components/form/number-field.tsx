"use client";

import type { FieldValues } from "react-hook-form";
import type { NativeFieldProps } from "@/components/form/field-props";
import { useFormField } from "@/components/form/use-form-field";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

/** A number field. The value of an empty field is null, not 0, because "no limit" and "none" are different. */
export function NumberField<Values extends FieldValues>(props: NativeFieldProps<Values, "input">) {
  const { control, name, label, hint, aside, labelHidden, ...controlProps } = props;
  const { input, error, initialValue } = useFormField({ control, name }, { setValueAs: toNumber });

  return (
    <Field label={label} hint={hint} error={error} aside={aside} labelHidden={labelHidden}>
      {(aria) => (
        <Input
          inputMode="decimal"
          {...controlProps}
          {...input}
          {...aria}
          type="number"
          defaultValue={String(initialValue ?? "")}
        />
      )}
    </Field>
  );
}

function toNumber(text: unknown) {
  return text === "" || text === null || text === undefined ? null : Number(text);
}
