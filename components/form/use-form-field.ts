"use client";

import { type FieldValues, get, type Path, type RegisterOptions, useFormState } from "react-hook-form";
import type { FieldProps } from "@/components/form/field-props";
import { markAsSecret } from "@/components/form/secret-fields";
import { useT } from "@/components/i18n/use-t";

type Options<Values extends FieldValues> = Pick<RegisterOptions<Values, Path<Values>>, "setValueAs" | "deps"> & {
  /** For passwords and codes: leaves the value out of the input that is restored after the user has logged in again. */
  isSecret?: boolean;
};

/**
 * Connects a native control to the form: spread `input`, use `initialValue` as its default value and show `error`. The
 * control stays uncontrolled, so that text typed before hydration is kept.
 */
export function useFormField<Values extends FieldValues>(
  { control, name }: Pick<FieldProps<Values>, "control" | "name">,
  { isSecret = false, ...options }: Options<Values> = {},
) {
  const t = useT();
  if (isSecret) markAsSecret(control, name);
  const { errors, defaultValues } = useFormState({ control, name, exact: true });
  const message: unknown = (get(errors, name) as { message?: string } | undefined)?.message;

  return {
    input: control.register(name, options),
    error: typeof message === "string" && message !== "" ? t(message) : undefined,
    initialValue: get(defaultValues, name) as unknown,
  };
}
