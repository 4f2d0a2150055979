import type { LucideIcon } from "lucide-react";

/** An entry of the command menu. */
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
  /** A link. Otherwise `run` is called. */
  href?: string;
  run?: () => void;
};

export type CommandGroup = { heading: string; entries: CommandEntry[] };
