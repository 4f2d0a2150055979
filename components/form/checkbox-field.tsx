"use client";

import type { FieldValues } from "react-hook-form";
import { ToggleField, type ToggleFieldProps } from "@/components/form/toggle-field";
import { Checkbox } from "@/components/ui/checkbox";

/** A checkbox field with its label, hint and error. */
export function CheckboxField<Values extends FieldValues>(props: ToggleFieldProps<Values>) {
  return <ToggleField {...props} as={Checkbox} />;
}
