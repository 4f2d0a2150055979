import type { LucideIcon } from "lucide-react";

/** An entry of the command menu. */
export type CommandEntry = {
  id: string;
  /** In the user's language. */
  label: string;
  /** An icon, or the name of one in `public/icons.svg`. */
  icon?: LucideIcon | string;
  /** Text at the end of the row, such as the category of a section. */
  note?: string;
  /** The keyboard shortcut: "Ctrl Z". */
  keys?: string;
  /** Other words that find the entry. */
  keywords?: string[];
  /** The address that the entry opens. Without it, the entry calls `run`. */
  href?: string;
  run?: () => void;
};

export type CommandGroup = { heading: string; entries: CommandEntry[] };
