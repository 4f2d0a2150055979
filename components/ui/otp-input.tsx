"use client";

import type { ComponentProps, SyntheticEvent } from "react";
import { controlVariants } from "@/components/ui/control-variants";

export const OTP_DIGITS = 6;

/**
 * The field for a code from an email or an authenticator. It is one field, so that pasting and autofill work. Spaces
 * and hyphens, with which people write codes, cannot be typed: they would take the place of digits.
 */
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
      onKeyDown={(event) => leaveOut(event, event.key)}
      onBeforeInput={(event) => leaveOut(event, event.data)} // of keyboards on screens, which name no key
    />
  );
}

function leaveOut(event: SyntheticEvent, typed: string): void {
  if (/^[\s-]$/.test(typed)) event.preventDefault();
}
