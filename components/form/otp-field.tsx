"use client";

import { type ChangeEvent, type ClipboardEvent, useEffect, useRef } from "react";
import type { FieldValues } from "react-hook-form";
import type { NativeFieldProps } from "@/components/form/field-props";
import { useFormField } from "@/components/form/use-form-field";
import { Field } from "@/components/ui/field";
import { OTP_DIGITS, OtpInput } from "@/components/ui/otp-input";

/**
 * A field for a six-digit code from an email or an authenticator. The sixth digit submits the form, once for each code:
 * after an error, only the button submits the same code again. A code entered before hydration is submitted too.
 */
export function OtpField<Values extends FieldValues>(props: NativeFieldProps<Values, "input">) {
  const { control, name, label, hint, aside, labelHidden, ...controlProps } = props;
  const { input, error } = useFormField({ control, name }, { isSecret: true });
  const field = useRef<HTMLInputElement>(null);
  const sentCode = useRef("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => sendIfComplete(field.current), []);

  function handleChange(event: ChangeEvent<HTMLInputElement> | ClipboardEvent<HTMLInputElement>) {
    void input.onChange(event);
    sendIfComplete(event.currentTarget);
  }

  function sendIfComplete(element: HTMLInputElement | null) {
    if (!element) return;
    const { value, form } = element;
    if (value.length !== OTP_DIGITS || /\D/.test(value) || value === sentCode.current) return;
    sentCode.current = value;
    form?.requestSubmit();
  }

  function setField(element: HTMLInputElement | null) {
    field.current = element;
    input.ref(element);
  }

  /** Pastes "123 456" without the space, which would push the last digit out of the field. */
  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const digits = event.clipboardData.getData("text").replace(/\D/g, "");
    if (digits.length !== OTP_DIGITS) return;
    event.preventDefault();
    event.currentTarget.value = digits;
    handleChange(event);
  }

  return (
    <Field label={label} hint={hint} error={error} aside={aside} labelHidden={labelHidden}>
      {(aria) => (
        <OtpInput
          required
          {...controlProps}
          {...input}
          ref={setField}
          {...aria}
          onChange={handleChange}
          onPaste={handlePaste}
        />
      )}
    </Field>
  );
}
