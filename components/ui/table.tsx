import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

type Props = {
  /** What the rows are, read out. */
  label: string;
  /** On a phone a row keeps the cells with the classes `k` (name, menu) and `k2` (state under the name). */
  stacked?: boolean;
  children: ReactNode;
};

/** Rows of 48 px parted by hairlines; scrolls sideways by itself rather than with the page. */
export function Table({ label, stacked, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="tablebox" aria-label={label} tabIndex={0}>
      <table className={cn("table", stacked && "stacked")}>{children}</table>
    </section>
  );
}
