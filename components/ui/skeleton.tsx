import { cn } from "@/components/ui/cn";

/**
 * A pulsing placeholder, as large as its content: `<Skeleton className="h-3 w-24" />`. Put several in a
 * `role="status"` with a name.
 */
export function Skeleton({ className }: { className: string }) {
  return <span className={cn("block animate-breathe rounded-sm bg-wash-2", className)} />;
}
