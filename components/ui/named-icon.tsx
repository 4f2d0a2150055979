import { cn } from "@/components/ui/cn";

const POINTS_SIDEWAYS = /(?:left|right)$/;
const NAME = /^[a-z0-9-]+$/;

/**
 * An icon from `public/icons.svg`, for icons whose names come from the settings and for public pages, which then load
 * less script. Hidden from screen readers.
 */
export function NamedIcon({ name, className }: { name: string; className?: string }) {
  if (!NAME.test(name)) return null;
  return (
    <svg className={cn("icon", POINTS_SIDEWAYS.test(name) && "rtl:-scale-x-100", className)} aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
