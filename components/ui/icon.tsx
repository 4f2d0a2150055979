import type { LucideIcon } from "lucide-react";
import { cn } from "@/components/ui/cn";

type Props = {
  /** An icon from `lucide-react/icons/<name>`. Icons are imported one by one, so that pages load no unused icons. */
  of: LucideIcon;
  /** Mirrors the icon in right-to-left languages. For icons that point in the direction of the text, such as arrows. */
  flip?: boolean;
  className?: string;
};

/** An icon beside a label. It is hidden from screen readers, so a button with only an icon needs an `aria-label`. */
export function Icon({ of: Drawing, flip, className }: Props) {
  return <Drawing className={cn("icon", flip && "rtl:-scale-x-100", className)} aria-hidden="true" />;
}
