import type { ComponentProps } from "react";
import { controlVariants } from "@/components/ui/control-variants";

type Props = ComponentProps<"select"> & {
  /** Smaller, for a line of small text. */
  compact?: boolean;
};

/** The native select, for short lists, phones and pages without scripts. */
export function NativeSelect({ compact, className, ...props }: Props) {
  const look = compact ? "compact" : "line";
  return <select {...props} className={controlVariants({ kind: "select", look, end: "arrow", className })} />;
}
