import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

type Props = {
  title: ReactNode;
  open?: boolean;
  /** Folds of one group close each other. */
  group?: string;
  children: ReactNode;
};

/** A part that folds away, the browser's own: it works without a script and is found by the page search. */
export function Fold({ title, open, group, children }: Props) {
  return (
    <details className="fold" open={open} name={group}>
      <summary>
        {title}
        <Icon of={ChevronDown} />
      </summary>
      <div>{children}</div>
    </details>
  );
}
