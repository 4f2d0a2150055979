import type { ReactNode } from "react";

type Props = {
  /** The name for screen readers. */
  label: string;
  children: ReactNode;
};

const CELLS =
  "[&_td]:h-12 [&_td]:border-b [&_td]:border-line [&_td]:px-3 [&_td]:text-control [&_td]:whitespace-nowrap [&_th]:border-b [&_th]:border-edge [&_th]:bg-surface [&_th]:px-3 [&_th]:py-[9px] [&_th]:text-tiny [&_th]:whitespace-nowrap [&_th]:text-muted";

const ROWS = "[&_tr>*:first-child]:ps-4 [&_tr:hover_td]:bg-wash [&_tr:last-child_td]:border-0";

/** A plain table that scrolls sideways instead of widening the page. */
export function Table({ label, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard
    <section className="overflow-x-auto rounded-lg border border-line bg-raised" aria-label={label} tabIndex={0}>
      <table className={`${CELLS} ${ROWS}`}>{children}</table>
    </section>
  );
}
