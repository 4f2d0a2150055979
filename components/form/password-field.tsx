"use client";

import type { FieldValues, Path, RegisterOptions } from "react-hook-form";
import type { NativeFieldProps } from "@/components/form/field-props";
import { useFormField } from "@/components/form/use-form-field";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";

type Props<Values extends FieldValues> = NativeFieldProps<Values, "input"> &
  Pick<RegisterOptions<Values, Path<Values>>, "deps">;

/**
 * A password field. Use `autoComplete="new-password"` for a new password. `deps`: the fields that are checked again
 * when it changes.
 */
export function PasswordField<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, label, hint, aside, labelHidden, deps, ...controlProps } = props;
  const { input, error } = useFormField({ control, name }, { isSecret: true, deps });

  return (
    <Field label={label} hint={hint} error={error} aside={aside} labelHidden={labelHidden}>
      {(aria) => <PasswordInput autoComplete="current-password" {...controlProps} {...input} {...aria} />}
    </Field>
  );
}
