import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { Skeleton } from "@/components/ui/skeleton";

const ROW = cn(
  "grid grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-3.5 border-b border-line py-[13px] first:border-t",
  "[&>svg]:size-4.5 [&>svg]:text-muted",
);

type ListProps = { label: string; className?: string; children: ReactNode };

/** A list in a panel, such as sessions or tokens. Its children are `SettingsRow`s. */
export function SettingsList({ label, className, children }: ListProps) {
  return (
    <ul className={className} aria-label={label}>
      {children}
    </ul>
  );
}

type RowProps = {
  icon: ReactNode;
  /** The row's button or state. */
  end: ReactNode;
  children: ReactNode;
};

export function SettingsRow({ icon, end, children }: RowProps) {
  return (
    <li className={ROW}>
      {icon}
      <div>{children}</div>
      {end}
    </li>
  );
}

type PlaceholderProps = {
  label: string;
  /** The width of the name in each row, such as `w-[45%]`. */
  widths: readonly string[];
};

/** A placeholder for a list that is loading, with a row for each width. */
export function SettingsListPlaceholder({ label, widths }: PlaceholderProps) {
  return (
    <div role="status" aria-label={label}>
      {widths.map((width) => (
        <div key={width} className={ROW}>
          <Skeleton className="size-4.5" />
          <div className="grid gap-2">
            <Skeleton className={cn("h-3.5", width)} />
            <Skeleton className="h-3 w-[35%]" />
          </div>
        </div>
      ))}
    </div>
  );
}
