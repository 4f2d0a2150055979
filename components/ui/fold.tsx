import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

type Props = {
  title: ReactNode;
  open?: boolean;
  /** Opening a fold closes the others in its group. */
  group?: string;
  children: ReactNode;
};

/** A native disclosure. It works without a script, and the browser's find-in-page searches its content. */
export function Fold({ title, open, group, children }: Props) {
  return (
    <details className="group border-b border-line" open={open} name={group}>
      <summary className="flex items-center gap-3 py-3.5 font-label">
        {title}
        <Icon of={ChevronDown} className="ms-auto text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-4.5">{children}</div>
    </details>
  );
}
