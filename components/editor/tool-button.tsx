"use client";

import type { LucideIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { Tooltip } from "@/components/ui/tooltip";

type Props = {
  label: string;
  icon: LucideIcon;
  /** Mirrors the icon in right-to-left languages. */
  flip?: boolean;
  isDisabled?: boolean;
  run: () => unknown;
  className?: string;
};

/** A button with an icon, whose name is its tooltip. It keeps the focus while it is disabled. */
export function ToolButton({ label, icon, flip, isDisabled = false, run, className }: Props) {
  return (
    <Tooltip text={label}>
      {(tooltip) => (
        <Button
          {...tooltip}
          variant="ghost"
          size="s"
          icon
          aria-label={label}
          aria-disabled={isDisabled}
          onClick={() => void (isDisabled || run())}
          className={cn("shrink-0", className)}
        >
          <span className={isDisabled ? "text-off" : undefined}>
            <Icon of={icon} flip={flip} />
          </span>
        </Button>
      )}
    </Tooltip>
  );
}
