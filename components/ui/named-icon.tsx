import { cn } from "@/components/ui/cn";

const POINTS_SIDEWAYS = /(?:left|right)$/;
const NAME = /^[a-z0-9-]+$/;

/**
 * An icon of `public/icons.svg`: one that the settings name, or one on the public pages, which have fewer scripts for
 * it. Hidden from screen readers.
 */
export function NamedIcon({ name, className }: { name: string; className?: string }) {
  if (!NAME.test(name)) return null;
  return (
    <svg className={cn("icon", POINTS_SIDEWAYS.test(name) && "rtl:-scale-x-100", className)} aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
