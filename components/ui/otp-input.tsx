import type { ComponentProps } from "react";
import { controlVariants } from "@/components/ui/control-variants";

export const OTP_DIGITS = 6;

/** The field for a code from an email or an authenticator. It is one field, so that pasting and autofill work. */
export function OtpInput({ className, ...props }: Omit<ComponentProps<"input">, "type">) {
  return (
    <input
      autoComplete="one-time-code"
      inputMode="numeric"
      pattern={`[0-9]{${OTP_DIGITS}}`}
      maxLength={OTP_DIGITS}
      minLength={OTP_DIGITS}
      dir="ltr"
      spellCheck={false}
      {...props}
      type="text"
      className={controlVariants({ look: "code", start: "code", end: "code", className })}
    />
  );
}
