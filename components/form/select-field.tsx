"use client";

import type { FieldValues } from "react-hook-form";
import { ListField, type ListFieldProps } from "@/components/form/list-field";
import { Select } from "@/components/ui/select";

/** A field for a choice from a list. */
export function SelectField<Values extends FieldValues>(props: ListFieldProps<Values>) {
  return <ListField {...props} as={Select} />;
}
