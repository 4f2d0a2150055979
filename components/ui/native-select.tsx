import type { ComponentProps } from "react";
import { controlVariants } from "@/components/ui/control-variants";

type Props = ComponentProps<"select"> & {
  /** For a line of small text. */
  compact?: boolean;
};

/** The browser's own list: for short lists, phones and places where a script is not worth its weight. */
export function NativeSelect({ compact, className, ...props }: Props) {
  const look = compact ? "compact" : "line";
  return (
    <select {...props} className={controlVariants({ look, end: "arrow", className: ["select-arrow", className] })} />
  );
}
