"use client";

import type { ReactNode } from "react";
import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";
import { type RowCalls, useRowOptions } from "@/components/form/use-row-options";
import { useT } from "@/components/i18n/use-t";
import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";

type Props<Values extends FieldValues> = {
  control: Control<Values, unknown, Values>;
  name: FieldPath<Values>;
  label: string;
  hint?: ReactNode;
  /** The calls that load the rows to choose from. */
  rows: RowCalls;
};

/** A field for a choice from the rows of a list, with search. Its value is the row's id, or 0 if none is chosen. */
export function RowField<Values extends FieldValues>({ control, name, label, hint, rows }: Props<Values>) {
  const t = useT();
  const { field, fieldState } = useController({ control, name });
  const { options, name: chosenName, isSearching, search } = useRowOptions(rows, Number(field.value));
  const message = fieldState.error?.message;
  return (
    <Field label={label} hint={hint} error={message && t(message)}>
      {(aria) => (
        <Combobox
          {...field}
          {...aria}
          options={options}
          isLoading={isSearching}
          onSearch={search}
          value={field.value ? String(field.value) : null}
          chosenLabel={chosenName}
          onChange={(value) => field.onChange(Number(value))}
        />
      )}
    </Field>
  );
}
