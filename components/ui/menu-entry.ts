import type { LucideIcon } from "lucide-react";
import type { ReactNode, RefObject } from "react";

export type MenuItem = {
  label: ReactNode;
  icon?: LucideIcon;
  /** Mirrors the icon in right-to-left languages. */
  flip?: boolean;
  /** The address that the entry opens. Without it, the entry calls `onSelect`. */
  href?: string;
  onSelect?: () => void;
  danger?: boolean;
  disabled?: boolean;
  /** Shows a check mark at the end, for the current choice. */
  checked?: boolean;
  /** The keyboard shortcut: "F2". */
  keys?: string;
  count?: number;
  /** Distinguishes entries with the same label. */
  key?: string;
};

/** A row of a menu: an action or link, a separator, or a heading. */
export type MenuEntry = MenuItem | "separator" | { heading: ReactNode };

/** What a menu opens at, if not at its button. */
export type MenuPlace = { getBoundingClientRect: () => DOMRect };

/** The props that `LazyMenu` passes to its panel. */
export type MenuPanelProps = {
  id: string;
  anchor?: RefObject<MenuPlace>;
  align?: "start" | "end";
  button: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};
