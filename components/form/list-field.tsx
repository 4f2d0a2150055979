"use client";

import { type FieldValues, useController } from "react-hook-form";
import type { FieldProps } from "@/components/form/field-props";
import { useT } from "@/components/i18n/use-t";
import type { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";
import type { ListOption } from "@/components/ui/list-option";
import type { Select } from "@/components/ui/select";

export type ListFieldProps<Values extends FieldValues> = FieldProps<Values> & {
  options: ListOption[];
  placeholder?: string;
  isLoading?: boolean;
  disabled?: boolean;
};

type Props<Values extends FieldValues> = ListFieldProps<Values> & { as: typeof Select | typeof Combobox };

/** The field around a `Select` or a `Combobox`. */
export function ListField<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  as: List,
  ...controlProps
}: Props<Values>) {
  const { field, fieldState } = useController({ control, name });
  const t = useT();
  const message = fieldState.error?.message;

  return (
    <Field label={label} hint={hint} error={message && t(message)}>
      {(aria) => <List {...controlProps} {...field} {...aria} />}
    </Field>
  );
}
