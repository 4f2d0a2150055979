import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";

/** A small word about a thing: "6 pages", "Draft". `outlined` for the quieter of two kinds. */
export function Tag({ outlined, children }: { outlined?: boolean; children: ReactNode }) {
  return <span className={classNames("tag", outlined && "line")}>{children}</span>;
}
