"use client";

import type { ComponentProps } from "react";
import { controlVariants } from "@/components/ui/control-variants";

export const OTP_DIGITS = 6;

/**
 * The field for a code from an email or an authenticator. It is one field, so that pasting and autofill work. Spaces
 * and hyphens, with which people write codes, are left out. The field has no `maxLength`, which would count them.
 */
export function OtpInput({ className, onInput, ...props }: Omit<ComponentProps<"input">, "type">) {
  return (
    <input
      autoComplete="one-time-code"
      inputMode="numeric"
      pattern={`[0-9]{${OTP_DIGITS}}`}
      minLength={OTP_DIGITS}
      dir="ltr"
      spellCheck={false}
      {...props}
      onInput={(event) => {
        const field = event.currentTarget;
        const code = field.value.replace(/[\s-]/g, "").slice(0, OTP_DIGITS);
        if (code !== field.value) field.value = code;
        onInput?.(event);
      }}
      type="text"
      className={controlVariants({ look: "code", start: "code", end: "code", className })}
    />
  );
}
