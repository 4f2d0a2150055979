"use client";

import { type ComponentProps, useState } from "react";
import { useT } from "@/components/i18n/use-t";
import { buttonVariants } from "@/components/ui/button-variants";
import { Input } from "@/components/ui/input";
import { NamedIcon } from "@/components/ui/named-icon";

/** A password field, with a button that shows or hides the password. */
export function PasswordInput(props: Omit<ComponentProps<"input">, "type">) {
  const [isShown, setShown] = useState(false);
  const t = useT();

  return (
    <div className="relative">
      <Input end="icon" autoCapitalize="none" spellCheck={false} {...props} type={isShown ? "text" : "password"} />
      <button
        type="button"
        className={buttonVariants({
          variant: "ghost",
          size: "s",
          icon: true,
          className: "absolute end-1 top-1 pointer-coarse:end-0 pointer-coarse:top-0",
        })}
        aria-label={isShown ? t("Hide password") : t("Show password")}
        aria-controls={props.id}
        onClick={() => setShown(!isShown)}
      >
        <NamedIcon name={isShown ? "eye-off" : "eye"} />
      </button>
    </div>
  );
}
