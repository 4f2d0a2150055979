import type { ComponentProps } from "react";
import { controlVariants } from "@/components/ui/control-variants";

/** A multi-line text field. */
export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  return <textarea rows={4} {...props} className={controlVariants({ look: "area", className })} />;
}
