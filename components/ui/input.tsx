import type { VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { controlVariants } from "@/components/ui/control-variants";

type Props = ComponentProps<"input"> & Pick<VariantProps<typeof controlVariants>, "start" | "end">;

/** A single-line text field. It is a native `<input>`, so it works before JavaScript has loaded. */
export function Input({ className, start, end, ...props }: Props) {
  return <input {...props} className={controlVariants({ start, end, className })} />;
}
