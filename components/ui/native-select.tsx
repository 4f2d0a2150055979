import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";

/** The browser's own list: for short lists, phones and places where a script is not worth its weight. */
export function NativeSelect({ className, ...props }: ComponentProps<"select">) {
  return <select {...props} className={cn("select", className)} />;
}
