import type { ComponentProps } from "react";
import { controlVariants } from "@/components/ui/control-variants";

const DIGITS = 6;

/** A code from an email or an authenticator. One field, so that pasting and autofill work. */
export function OtpInput({ className, ...props }: Omit<ComponentProps<"input">, "type">) {
  return (
    <input
      autoComplete="one-time-code"
      inputMode="numeric"
      pattern={`[0-9]{${DIGITS}}`}
      maxLength={DIGITS}
      minLength={DIGITS}
      dir="ltr"
      spellCheck={false}
      {...props}
      type="text"
      className={controlVariants({ look: "code", start: "code", end: "code", className })}
    />
  );
}
