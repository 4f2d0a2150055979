import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

export type MenuItem = {
  label: ReactNode;
  icon?: LucideIcon;
  /** The icon points along the text. */
  flip?: boolean;
  /** A link. Otherwise `onSelect` is called. */
  href?: string;
  onSelect?: () => void;
  danger?: boolean;
  disabled?: boolean;
  /** A tick at the end, for the current choice. */
  checked?: boolean;
  /** The key that does the same: "F2". */
  keys?: string;
  count?: number;
  /** Distinguishes entries with the same label. */
  key?: string;
};

/** A row of a menu: an action, a separator or a heading. */
export type MenuEntry = MenuItem | "line" | { heading: ReactNode };
