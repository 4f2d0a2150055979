import { cva } from "class-variance-authority";

// The styles of a table's cells, shared by header, rows and placeholders. On a phone, a row is a card.

export const headCell = cva(
  "h-9.5 border-b border-edge bg-surface px-3 text-tiny font-medium whitespace-nowrap text-muted first:ps-4",
  { variants: { align: { start: "text-start", end: "text-end" } }, defaultVariants: { align: "start" } },
);

export const bodyRow = cva(
  "border-b border-line last:border-b-0 max-md:grid max-md:items-center max-md:gap-x-3 max-md:px-3.5 max-md:py-3",
  {
    variants: {
      isSelectable: {
        true: "max-md:grid-cols-[auto_minmax(0,1fr)_auto]",
        false: "max-md:grid-cols-[minmax(0,1fr)_auto]",
      },
      isSelected: { true: "bg-accent-soft", false: "md:hover:bg-wash" },
    },
  },
);

const CELL = "text-[0.9333rem] whitespace-nowrap md:h-12 md:px-3 md:first:ps-4";

const bodyCell = cva(CELL, {
  variants: {
    card: {
      box: "max-md:row-start-1 md:w-12",
      title: "max-md:row-start-1 max-md:min-w-0 md:max-w-100",
      line: "max-md:-col-end-2 max-md:text-small",
      menu: "text-end max-md:row-start-1 md:w-14",
      none: "max-md:hidden",
    },
    align: { end: "md:text-end" },
  },
});

/** A cell of a column. On a phone, cells without a position on the card are hidden. */
export const cellOf = ({ card, align }: { card?: "title" | "line"; align?: "end" }) =>
  bodyCell({ card: card ?? "none", align });

/** The first and the last cell of a row: its checkbox and its menu. */
export const BOX_CELL = bodyCell({ card: "box" });
export const MENU_CELL = bodyCell({ card: "menu" });
