import type { ComponentProps } from "react";
import { controlVariants } from "@/components/ui/control-variants";

/** Several lines of text. */
export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  return <textarea rows={4} {...props} className={controlVariants({ look: "area", className })} />;
}
