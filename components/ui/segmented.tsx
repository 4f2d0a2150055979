"use client";

import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { SEGMENT_GROUP, SEGMENTS } from "@/components/ui/segment";
import { Tooltip } from "@/components/ui/tooltip";

type Option<Value extends string> = {
  value: Value;
  label: ReactNode;
  /** Shown before the label, or instead of it with `iconsOnly`. */
  icon?: LucideIcon;
};

type Props<Value extends string> = {
  /** The group's name for screen readers. */
  label: string;
  options: Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  iconsOnly?: boolean;
  /** Larger, as for choosing a billing cycle. */
  large?: boolean;
};

/** A few choices side by side, as a radio group. */
export function Segmented<Value extends string>(props: Props<Value>) {
  const { label, options, value, onChange, iconsOnly, large } = props;
  const normalKind = iconsOnly ? "icon" : "text";
  const kind = large ? "large" : normalKind;
  const name = useId();

  return (
    <fieldset className={cn(SEGMENT_GROUP, large ? "p-[3px]" : "gap-0.5 p-0.5")} aria-label={label}>
      {options.map((option) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the tooltip renders the control
        <label key={option.value} className={SEGMENTS[kind]}>
          <Tooltip text={option.label}>
            {(tooltip) => (
              <input
                {...(iconsOnly && tooltip)}
                type="radio"
                className="absolute inset-0 cursor-pointer opacity-0"
                name={name}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
              />
            )}
          </Tooltip>
          {option.icon && <Icon of={option.icon} />}
          <span className={iconsOnly ? "sr-only" : undefined}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
