"use client";

import type { FieldValues } from "react-hook-form";
import { ToggleField, type ToggleFieldProps } from "@/components/form/toggle-field";
import { Checkbox } from "@/components/ui/checkbox";

/** A checkbox of a form, with its label. */
export function CheckboxField<Values extends FieldValues>(props: ToggleFieldProps<Values>) {
  return <ToggleField {...props} as={Checkbox} />;
}
