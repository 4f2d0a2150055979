import { cva, type VariantProps } from "class-variance-authority";
import type { CSSProperties } from "react";

const fillVariants = cva("h-full w-(--share) rounded-[3px]", {
  variants: {
    /** "accent" for something in progress, "warn" near a limit and "bad" once the limit is reached. */
    tone: { plain: "bg-text", accent: "bg-accent", warn: "bg-warning", bad: "bg-danger" },
  },
  defaultVariants: { tone: "plain" },
});

type Props = VariantProps<typeof fillVariants> & {
  /** The name for screen readers. */
  label: string;
  value: number;
  max?: number;
};

/** Shows how much of something is used or done. */
export function ProgressBar({ label, value, max = 100, tone }: Props) {
  const percent = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
  return (
    <div
      className="h-1.5 overflow-hidden rounded-[3px] bg-wash-2"
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(percent)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <div className={fillVariants({ tone })} style={{ "--share": `${percent}%` } as CSSProperties} />
    </div>
  );
}
