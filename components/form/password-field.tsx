"use client";

import type { FieldValues } from "react-hook-form";
import type { NativeFieldProps } from "@/components/form/field-props";
import { useFormField } from "@/components/form/use-form-field";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";

/** A password field. Use `autoComplete="new-password"` for a new password. */
export function PasswordField<Values extends FieldValues>(props: NativeFieldProps<Values, "input">) {
  const { control, name, label, hint, aside, labelHidden, ...controlProps } = props;
  const { input, error } = useFormField({ control, name }, { isSecret: true });

  return (
    <Field label={label} hint={hint} error={error} aside={aside} labelHidden={labelHidden}>
      {(aria) => <PasswordInput autoComplete="current-password" {...controlProps} {...input} {...aria} />}
    </Field>
  );
}
