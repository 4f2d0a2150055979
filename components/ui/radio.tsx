import type { ComponentProps, ReactNode } from "react";
import { CHOICE_LABEL, choiceVariants } from "@/components/ui/choice-variants";

/** A radio button. Those with the same `name` form a group, and the arrow keys move between them. */
export function Radio({ label, ...props }: Omit<ComponentProps<"input">, "type"> & { label: ReactNode }) {
  return (
    <label className={CHOICE_LABEL}>
      <input {...props} type="radio" className={choiceVariants({ shape: "dot" })} />
      <span>{label}</span>
    </label>
  );
}
