"use client";

import type { ReactNode } from "react";
import { type Control, type FieldValues, useFormState } from "react-hook-form";
import { PasswordField } from "@/components/form/password-field";
import { useT } from "@/components/i18n/use-t";
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "@/lib/passwords/policy";

type NewPassword = FieldValues & { password: string; password_confirmation: string };
type Props<Values extends NewPassword> = { control: Control<Values, unknown, Values>; label: ReactNode };

/** A new password and its confirmation, with a hint. */
export function NewPasswordFields<Values extends NewPassword>({ control, label }: Props<Values>) {
  const t = useT();
  // TypeScript cannot infer that `password` and `password_confirmation` are paths in `Values`.
  const fields = control as unknown as Control<NewPassword, unknown, NewPassword>;
  const { errors } = useFormState({ control: fields, name: "password_confirmation" });

  return (
    <>
      <PasswordField
        control={fields}
        name="password"
        label={label}
        autoComplete="new-password"
        required
        minLength={PASSWORD_MIN_LENGTH}
        maxLength={PASSWORD_MAX_LENGTH}
        // its complaint may be about this field, but it must not complain before it is filled in
        deps={errors.password_confirmation ? ["password_confirmation"] : undefined}
        hint={t("At least 8 characters. A few unrelated words work well.")}
      />
      <PasswordField
        control={fields}
        name="password_confirmation"
        label={t("Confirm password")}
        autoComplete="new-password"
        required
      />
    </>
  );
}
