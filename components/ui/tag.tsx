import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

/** A small word about a thing: "6 pages", "Draft". `outlined` for the quieter of two kinds. */
export function Tag({ outlined, children }: { outlined?: boolean; children: ReactNode }) {
  return <span className={cn("tag", outlined && "line")}>{children}</span>;
}
