import type { ReactNode } from "react";

/** The heading of a panel, with its buttons. */
export function PanelHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="flex min-h-10.5 items-center justify-between gap-2 ps-3.5 pe-2">
      <h2 className="text-small font-semibold">{title}</h2>
      {children && <div className="flex items-center">{children}</div>}
    </div>
  );
}
