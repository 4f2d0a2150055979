import { cn } from "@/components/ui/cn";

/**
 * A pulsing placeholder with the size of the content it replaces: `<Skeleton className="h-3 w-24" />`. Put skeletons
 * into one element with `role="status"` and an `aria-label`.
 */
export function Skeleton({ className }: { className: string }) {
  return <span className={cn("block animate-breathe rounded-sm bg-wash-2", className)} />;
}
