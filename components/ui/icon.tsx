import type { LucideIcon } from "lucide-react";
import { cn } from "@/components/ui/cn";

type Props = {
  /** An icon of `lucide-react/icons/<name>`, imported one by one so that no page pays for the rest. */
  of: LucideIcon;
  /** For icons that point along the text: mirrored where text runs from right to left. */
  flip?: boolean;
  className?: string;
};

/** A drawing beside a name; it says nothing to a screen reader, so never show one alone without an `aria-label`. */
export function Icon({ of: Drawing, flip, className }: Props) {
  return <Drawing className={cn("icon", flip && "rtl:-scale-x-100", className)} aria-hidden="true" focusable="false" />;
}
