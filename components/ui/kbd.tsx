import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

/** The name of a key or a keyboard shortcut, such as "Esc". */
export function Kbd({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <kbd
      className={cn(
        "rounded-sm border border-line bg-surface px-[5px] py-1 font-sans text-micro leading-none font-medium text-muted",
        className,
      )}
    >
      {children}
    </kbd>
  );
}
