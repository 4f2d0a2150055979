import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

type Props = { children: ReactNode };

/** A card with rows of small text, without a border at the bottom. */
export function ListCard({ children }: Props) {
  return (
    <div className="divide-y divide-line rounded-t-md border border-line border-b-0 bg-raised text-tiny leading-[inherit]">
      {children}
    </div>
  );
}

/** A row of the card, with its two parts at opposite ends. */
export function ListCardRow({ quiet, children }: Props & { quiet?: boolean }) {
  return (
    <div className={cn("flex items-center justify-between gap-2 px-3 py-2.25", quiet && "text-muted")}>{children}</div>
  );
}
