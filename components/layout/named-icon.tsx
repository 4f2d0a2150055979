import { cn } from "@/components/ui/cn";

const POINTS_SIDEWAYS = /(?:left|right)$/;
const NAME = /^[a-z0-9-]+$/;

/**
 * An icon that the settings name. It comes from `public/icons.svg`, so that pages load no unused icons. Hidden from
 * screen readers.
 */
export function NamedIcon({ name }: { name: string }) {
  if (!NAME.test(name)) return null;
  return (
    <svg className={cn("icon", POINTS_SIDEWAYS.test(name) && "rtl:-scale-x-100")} aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
