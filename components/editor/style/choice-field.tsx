"use client";

import type { LucideIcon } from "lucide-react";
import { useStyle } from "@/components/editor/style/use-style";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { Tooltip } from "@/components/ui/tooltip";

type Option = { value: string; label: string; icon: LucideIcon };
type Props = { property: string; label: string; options: readonly Option[] };

/** Buttons for a declaration with few possible values. The button of the declared value removes the declaration. */
export function ChoiceField({ property, label, options }: Props) {
  const { declarations, computed, write } = useStyle();
  const current = declarations[property] ?? computed(property);
  return (
    <fieldset aria-label={label} className="flex rounded-md border border-line">
      {options.map(({ value, label: name, icon }) => {
        const isOn = current === value;
        return (
          <Tooltip key={value} text={name}>
            {(tooltip) => (
              <button
                {...tooltip}
                type="button"
                aria-label={name}
                aria-pressed={isOn}
                className={cn(
                  "grid h-7 flex-1 place-items-center rounded-md hover:bg-wash pointer-coarse:h-11",
                  isOn ? "bg-raised text-text outline-1 outline-edge" : "text-muted",
                )}
                onClick={() => write({ [property]: declarations[property] === value ? "" : value })}
              >
                <Icon of={icon} />
              </button>
            )}
          </Tooltip>
        );
      })}
    </fieldset>
  );
}
