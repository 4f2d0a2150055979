import type { LucideIcon } from "lucide-react";
import { classNames } from "@/components/ui/class-names";

type Props = {
  /** An icon of `lucide-react/icons/<name>`, imported one by one so that no page pays for the rest. */
  of: LucideIcon;
  /** For icons that point along the text: mirrored where text runs from right to left. */
  flip?: boolean;
  className?: string;
};

/** A drawing beside a name; it says nothing to a screen reader, so never show one alone without an `aria-label`. */
export function Icon({ of: Drawing, flip, className }: Props) {
  return <Drawing className={classNames("i", flip && "flip", className)} aria-hidden="true" focusable="false" />;
}
