"use client";

import { type FieldValues, get, type RegisterOptions, useFormState } from "react-hook-form";
import type { FieldProps } from "@/components/form/field-props";
import { useT } from "@/components/i18n/use-t";

/**
 * Connects a native control to the form: spread `input`, use `initial` as its default value and show `error`. The
 * control stays uncontrolled, so that text typed before hydration is kept.
 */
export function useFormField<Values extends FieldValues>(
  { control, name }: Pick<FieldProps<Values>, "control" | "name">,
  options: Pick<RegisterOptions, "setValueAs"> = {},
) {
  const t = useT();
  const { errors, defaultValues } = useFormState({ control, name, exact: true });
  const message: unknown = (get(errors, name) as { message?: string } | undefined)?.message;

  return {
    input: control.register(name, options),
    error: typeof message === "string" && message !== "" ? t(message) : undefined,
    initial: get(defaultValues, name) as unknown,
  };
}
