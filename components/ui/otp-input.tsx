import type { ComponentProps } from "react";
import { controlVariants } from "@/components/ui/control-variants";

type Props = Omit<ComponentProps<"input">, "type"> & {
  /** The number of digits. */
  length?: number;
};

/** A code from an email or an authenticator. One field, so that pasting and autofill work. */
export function OtpInput({ length = 6, className, ...props }: Props) {
  return (
    <input
      autoComplete="one-time-code"
      inputMode="numeric"
      pattern={`[0-9]{${length}}`}
      maxLength={length}
      minLength={length}
      dir="ltr"
      spellCheck={false}
      {...props}
      type="text"
      className={controlVariants({ look: "code", start: "code", end: "code", className })}
    />
  );
}
