import type { LucideIcon } from "lucide-react";

/** Something the command menu reaches. */
export type CommandEntry = {
  id: string;
  /** In the visitor's language. */
  label: string;
  icon?: LucideIcon;
  /** At the end of the row: which site, which workspace. */
  note?: string;
  /** The keys that do the same: "G S". */
  keys?: string;
  /** Other words people look for. */
  keywords?: string[];
  /** Somewhere to go; otherwise `run` says what happens. */
  href?: string;
  run?: () => void;
};

export type CommandGroup = { heading: string; entries: CommandEntry[] };
