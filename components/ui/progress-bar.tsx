import type { CSSProperties } from "react";
import { cn } from "@/components/ui/cn";

type Props = {
  /** What is measured, read out. */
  label: string;
  value: number;
  max?: number;
  /** "acc" while something runs, "warn" and "bad" when it is nearly or quite too much. */
  tone?: "plain" | "acc" | "warn" | "bad";
};

/** How much of something is used or done. */
export function ProgressBar({ label, value, max = 100, tone = "plain" }: Props) {
  const share = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
  return (
    <div
      className={cn("bar", tone !== "plain" && tone)}
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(share)}
      aria-valuemin={0}
      aria-valuemax={100}
      style={{ "--v": `${share}%` } as CSSProperties}
    >
      <i />
    </div>
  );
}
