"use client";

import type { FieldValues } from "react-hook-form";
import type { NativeFieldProps } from "@/components/form/field-props";
import { useFormField } from "@/components/form/use-form-field";
import { Field } from "@/components/ui/field";
import { OtpInput } from "@/components/ui/otp-input";

/** A field for a six-digit code from an email or an authenticator. */
export function OtpField<Values extends FieldValues>(props: NativeFieldProps<Values, "input">) {
  const { control, name, label, hint, aside, labelHidden, ...rest } = props;
  const { input, error } = useFormField({ control, name }, { isSecret: true });

  return (
    <Field label={label} hint={hint} error={error} aside={aside} labelHidden={labelHidden}>
      {(aria) => <OtpInput required {...rest} {...input} {...aria} />}
    </Field>
  );
}
