import type { ComponentProps } from "react";
import { classNames } from "@/components/ui/class-names";

/** A line of text. Native, so it works before any script has run. */
export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input {...props} className={classNames("input", className)} />;
}
