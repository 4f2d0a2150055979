"use client";

import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";

type Props = ComponentProps<"button"> & {
  /** Whether the filter is set. The chip then has a cross, because a click removes the filter. */
  on?: boolean;
};

/** A button for a filter: "+ State" adds the filter, "Role: Admin ×" removes it. */
export function Chip({ on, children, className, ...props }: Props) {
  return (
    <button
      type="button"
      {...props}
      className={cn(
        "inline-flex min-h-7.5 items-center gap-1.5 rounded-md border px-2.5 text-small whitespace-nowrap pointer-coarse:min-h-11",
        on ? "border-accent bg-accent-soft" : "border-line bg-raised hover:border-edge",
        className,
      )}
    >
      {!on && <Icon of={Plus} className="size-3.5" />}
      {children}
      {on && <Icon of={X} className="size-3.5" />}
    </button>
  );
}
