import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

export type MenuItem = {
  label: ReactNode;
  icon?: LucideIcon;
  /** The icon points along the text. */
  flip?: boolean;
  /** Somewhere to go; otherwise `onSelect` says what happens. */
  href?: string;
  onSelect?: () => void;
  danger?: boolean;
  disabled?: boolean;
  /** A tick at the end: this one holds now. */
  checked?: boolean;
  /** The key that does the same: "F2". */
  keys?: string;
  count?: number;
  /** Where two labels read alike. */
  key?: string;
};

/** A row of a menu: something to do, a hairline, or a word over the rows that follow. */
export type MenuEntry = MenuItem | "line" | { heading: ReactNode };
