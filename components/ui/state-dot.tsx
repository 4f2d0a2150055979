import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const dotVariants = cva("size-[7px] flex-none rounded-full", {
  variants: {
    tone: {
      success: "bg-success",
      warning: "bg-warning",
      danger: "bg-danger",
      off: "border-[1.5px] border-muted",
    },
  },
});

type Props = { tone: NonNullable<VariantProps<typeof dotVariants>["tone"]>; children: ReactNode };

/** A state as a dot and a word, because colour alone is not accessible. */
export function StateDot({ tone, children }: Props) {
  return (
    <span className="inline-flex items-center gap-[7px] text-small leading-[1.55] whitespace-nowrap">
      <span className={dotVariants({ tone })} />
      <span className="text-text">{children}</span>
    </span>
  );
}
