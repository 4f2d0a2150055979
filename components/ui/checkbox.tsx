"use client";

import { type ComponentProps, type ReactNode, type Ref, useEffect, useRef } from "react";
import { CHOICE_LABEL, choiceVariants } from "@/components/ui/choice-variants";
import { composeRefs } from "@/components/ui/compose-refs";

type Props = Omit<ComponentProps<"input">, "type" | "ref"> & {
  /** The text beside the box. In a table, leave it out and set an `aria-label`. */
  label?: ReactNode;
  /** Shows a dash in the box, for "some but not all". */
  mixed?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** A styled native checkbox. */
export function Checkbox({ label, mixed = false, ref, ...props }: Props) {
  const ownRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ownRef.current) ownRef.current.indeterminate = mixed;
  }, [mixed]);

  const attributes = {
    ...props,
    ref: composeRefs(ownRef, ref),
    type: "checkbox",
    className: choiceVariants({ shape: "box" }),
  };
  if (!label) return <input {...attributes} />;
  return (
    <label className={CHOICE_LABEL}>
      <input {...attributes} />
      <span>{label}</span>
    </label>
  );
}
