import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

type Props = { tone: "success" | "warning" | "danger" | "off"; children: ReactNode };

/** A state is a dot and a word: the colour alone tells nothing to many people. */
export function StateDot({ tone, children }: Props) {
  return (
    <span className={cn("dot", tone)}>
      <span>{children}</span>
    </span>
  );
}
