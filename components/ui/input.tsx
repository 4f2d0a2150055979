import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";

/** A line of text. Native, so it works before any script has run. */
export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input {...props} className={cn("input", className)} />;
}
