"use client";

import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { type ComponentProps, useState } from "react";
import { useT } from "@/components/i18n/use-t";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";

/** A password, with a button to read what was typed. */
export function PasswordInput(props: Omit<ComponentProps<"input">, "type">) {
  const [shown, setShown] = useState(false);
  const t = useT();

  return (
    <div className="with-icon bare">
      <Input autoCapitalize="none" spellCheck={false} {...props} type={shown ? "text" : "password"} />
      <button
        type="button"
        className={buttonClass({ variant: "ghost", size: "s", icon: true })}
        aria-label={shown ? t("Hide password") : t("Show password")}
        aria-pressed={shown}
        aria-controls={props.id}
        onClick={() => setShown(!shown)}
      >
        <Icon of={shown ? EyeOff : Eye} />
      </button>
    </div>
  );
}
