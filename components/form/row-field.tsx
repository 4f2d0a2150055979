"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";
import { useT } from "@/components/i18n/use-t";
import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";
import type { Page } from "@/lib/http/list";

type NamedRow = { id: number; name: string };

type Props<Values extends FieldValues> = {
  control: Control<Values, unknown, Values>;
  name: FieldPath<Values>;
  label: string;
  hint?: ReactNode;
  /** The rows to choose from, for `useQuery`. */
  rows: {
    queryKey: readonly unknown[];
    queryFn: (context: { signal: AbortSignal }) => Promise<Page<NamedRow>>;
  };
};

/** A field for a choice from the rows of a list. Its value is the row's id, or 0. */
export function RowField<Values extends FieldValues>({ control, name, label, hint, rows }: Props<Values>) {
  const t = useT();
  const { field, fieldState } = useController({ control, name });
  const { data, isPending } = useQuery(rows);
  const options = (data?.pagination.data ?? []).map((row) => ({ value: String(row.id), label: row.name }));
  const message = fieldState.error?.message;
  return (
    <Field label={label} hint={hint} error={message && t(message)}>
      {(aria) => (
        <Combobox
          {...field}
          {...aria}
          options={options}
          isLoading={isPending}
          value={field.value ? String(field.value) : null}
          onChange={(value) => field.onChange(Number(value))}
        />
      )}
    </Field>
  );
}
