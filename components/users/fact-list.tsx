import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

type Props = {
  /** What the rows are, read out. */
  label: string;
  rows: readonly { key: string | number; icon: LucideIcon; name: ReactNode; facts: ReactNode; end?: ReactNode }[];
};

/** Things that belong to a user and are only looked at here: a name and quiet facts under it. */
export function FactList({ label, rows }: Props) {
  return (
    <ul aria-label={label} className="max-w-155 rounded-lg border border-line bg-raised">
      {rows.map(({ key, icon, name, facts, end }) => (
        <li key={key} className="flex items-center gap-3.5 border-b border-line px-4 py-3 last:border-b-0">
          <span className="text-muted">
            <Icon of={icon} />
          </span>
          <div className="min-w-0 flex-1">
            <div className="truncate font-semibold">{name}</div>
            <div className="flex flex-wrap gap-x-3 text-small text-muted wrap-anywhere">{facts}</div>
          </div>
          {end}
        </li>
      ))}
    </ul>
  );
}
