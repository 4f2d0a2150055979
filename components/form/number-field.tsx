"use client";

import { useRef } from "react";
import type { FieldValues } from "react-hook-form";
import type { NativeFieldProps } from "@/components/form/field-props";
import { useFormField } from "@/components/form/use-form-field";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

/**
 * A number field. The value of an empty field is null, not 0, because "no limit" and "none" are different. The value of
 * a field whose text is not a number is NaN, which no schema accepts.
 */
export function NumberField<Values extends FieldValues>(props: NativeFieldProps<Values, "input">) {
  const { control, name, label, hint, aside, labelHidden, ...controlProps } = props;
  const element = useRef<HTMLInputElement>(null);
  const setValueAs = (text: unknown) => (element.current?.validity.badInput ? Number.NaN : toNumber(text));
  const { input, error, initialValue } = useFormField({ control, name }, { setValueAs });

  return (
    <Field label={label} hint={hint} error={error} aside={aside} labelHidden={labelHidden}>
      {(aria) => (
        <Input
          inputMode="decimal"
          {...controlProps}
          {...input}
          {...aria}
          ref={(node) => {
            element.current = node;
            input.ref(node);
          }}
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
