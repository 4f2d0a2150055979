import type { ComponentProps } from "react";
import { classNames } from "@/components/ui/class-names";

/** Several lines of text. */
export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  return <textarea rows={4} {...props} className={classNames("area", className)} />;
}
