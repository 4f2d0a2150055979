import type { ReactNode } from "react";

/**
 * The dashed outline on the plinth: a page, two rings (for domains), a magnifier (for empty results), a bell or
 * nothing.
 */
export type EmptyStateDrawing = "page" | "rings" | "lens" | "bell" | "none";

/** The drawing of a plinth, with a dashed outline of what is missing. */
export function PlinthDrawing({ above }: { above: EmptyStateDrawing }) {
  return (
    <svg
      width="132"
      height="104"
      viewBox="0 0 132 104"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
    >
      <g strokeDasharray="4 4" opacity=".7">
        {DRAWINGS[above]}
      </g>
      <path d="M28.5 58.5h75v10h-75zM18.5 68.5h95v14h-95zM6.5 82.5h119v15h-119z" />
    </svg>
  );
}

const DRAWINGS: Record<EmptyStateDrawing, ReactNode> = {
  page: <path d="M38.5 10.5h55v42h-55zM38.5 20.5h55" />,
  rings: <path d="M42 36a15 15 0 1 0 30 0a15 15 0 1 0-30 0M61 36a15 15 0 1 0 30 0a15 15 0 1 0-30 0" />,
  lens: <path d="M46 30a17 17 0 1 0 34 0a17 17 0 1 0-34 0M75 42l10 10" />,
  bell: <path d="M52 52.5c4-4 4-9 4-18a10 10 0 0 1 20 0c0 9 0 14 4 18zM63 52.5a3 3 0 0 0 6 0" />,
  none: null,
};
