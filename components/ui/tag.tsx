import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const tagVariants = cva(
  "inline-flex items-center gap-1.5 rounded-sm px-[7px] py-1 text-tiny leading-none font-medium whitespace-nowrap",
  {
    variants: {
      /** For the less important of two kinds. */
      outlined: { true: "border border-line", false: "bg-wash" },
    },
    defaultVariants: { outlined: false },
  },
);

/** A short label: "6 pages", "Draft". */
export function Tag({ outlined, children }: VariantProps<typeof tagVariants> & { children: ReactNode }) {
  return <span className={tagVariants({ outlined })}>{children}</span>;
}
