import { cn } from "@/components/ui/cn";

/**
 * A pulsing placeholder, of the size of the content that it stands for: `<Skeleton className="h-3 w-24" />`. Put
 * skeletons into one element with `role="status"` and an `aria-label`.
 */
export function Skeleton({ className }: { className: string }) {
  return <span className={cn("block animate-breathe rounded-sm bg-wash-2", className)} />;
}
