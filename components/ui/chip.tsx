"use client";

import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";

type Props = ComponentProps<"button"> & {
  /** The filter is set: the chip says so and takes it away. */
  on?: boolean;
};

/** A filter: "+ State" adds one, "Role: Admin x" takes it away. */
export function Chip({ on, children, className, ...props }: Props) {
  return (
    <button type="button" {...props} className={cn("chip", on && "on", className)}>
      {!on && <Icon of={Plus} />}
      {children}
      {on && <Icon of={X} />}
    </button>
  );
}
