import type { VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { controlVariants } from "@/components/ui/control-variants";

type Props = ComponentProps<"input"> & Pick<VariantProps<typeof controlVariants>, "start" | "end">;

/** A line of text. Native, so it works before any script has run. */
export function Input({ className, start, end, ...props }: Props) {
  return <input {...props} className={controlVariants({ start, end, className })} />;
}
