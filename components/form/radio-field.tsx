"use client";

import type { FieldValues } from "react-hook-form";
import type { FieldProps } from "@/components/form/field-props";
import { useFormField } from "@/components/form/use-form-field";
import { FieldSet } from "@/components/ui/field-set";
import type { ListOption } from "@/components/ui/list-option";
import { Radio } from "@/components/ui/radio";

type Props<Values extends FieldValues> = FieldProps<Values> & { options: ListOption[] };

/** Radio buttons for a choice from a few options. */
export function RadioField<Values extends FieldValues>({ control, name, label, hint, options }: Props<Values>) {
  const { input, error, initialValue } = useFormField({ control, name });

  return (
    <FieldSet label={label} hint={hint} error={error}>
      {options.map((option) => (
        <Radio
          key={option.value}
          {...input}
          value={option.value}
          label={option.label}
          disabled={option.disabled}
          defaultChecked={option.value === initialValue}
        />
      ))}
    </FieldSet>
  );
}
