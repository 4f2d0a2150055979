import { cn } from "@/components/ui/cn";

/** A number that needs attention, such as the count of unread notifications. */
export function CountBadge({ className, children }: { className?: string; children: number }) {
  return (
    <span
      className={cn(
        "inline-grid h-4.5 min-w-4.5 place-content-center rounded-[9px] bg-accent px-[5px] text-micro leading-none font-semibold text-on-accent",
        className,
      )}
    >
      {children}
    </span>
  );
}
