"use client";

import { type FieldValues, useController } from "react-hook-form";
import type { FieldProps } from "@/components/form/field-props";
import { useT } from "@/components/i18n/use-t";
import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";
import type { ListOption } from "@/components/ui/list-option";

type Props<Values extends FieldValues> = FieldProps<Values> & {
  options: ListOption[];
  placeholder?: string;
  isLoading?: boolean;
  disabled?: boolean;
};

/** One of a long list, found by typing. */
export function ComboboxField<Values extends FieldValues>({ control, name, label, hint, ...rest }: Props<Values>) {
  const { field, fieldState } = useController({ control, name });
  const t = useT();
  const message = fieldState.error?.message;

  return (
    <Field label={label} hint={hint} error={message && t(message)}>
      {(aria) => <Combobox {...rest} {...field} {...aria} />}
    </Field>
  );
}
