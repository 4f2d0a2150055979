"use client";

import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";

type Option<Value extends string> = {
  value: Value;
  label: ReactNode;
  /** Drawn before the label, or instead of it with `iconsOnly` (the label is then read out only). */
  icon?: LucideIcon;
};

type Props<Value extends string> = {
  /** What the choice is about, read out. */
  label: string;
  options: Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  iconsOnly?: boolean;
  /** `plain` is the larger one: the billing cycle. */
  look?: "seg" | "cycle";
};

/** Two to four choices side by side: a radio group, walked with the arrow keys. */
export function Segmented<Value extends string>(props: Props<Value>) {
  const { label, options, value, onChange, iconsOnly, look = "seg" } = props;
  const name = useId();

  return (
    <fieldset className={cn(look, iconsOnly && "icons")} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} title={iconsOnly && typeof option.label === "string" ? option.label : undefined}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <Icon of={option.icon} />}
          <span className={iconsOnly ? "sr" : undefined}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
