import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";

/** Several lines of text. */
export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  return <textarea rows={4} {...props} className={cn("area", className)} />;
}
