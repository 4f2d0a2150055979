"use client";

import type { FieldValues } from "react-hook-form";
import { ToggleField, type ToggleFieldProps } from "@/components/form/toggle-field";
import { Switch } from "@/components/ui/switch";

/** A switch field with its label, hint and error. */
export function SwitchField<Values extends FieldValues>(props: ToggleFieldProps<Values>) {
  return <ToggleField {...props} as={Switch} />;
}
