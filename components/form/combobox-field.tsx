"use client";

import type { FieldValues } from "react-hook-form";
import { ListField, type ListFieldProps } from "@/components/form/list-field";
import { Combobox } from "@/components/ui/combobox";

/** A field for a choice from a long list, with search. */
export function ComboboxField<Values extends FieldValues>(props: ListFieldProps<Values>) {
  return <ListField {...props} as={Combobox} />;
}
