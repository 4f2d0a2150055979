import type { ReactNode } from "react";

/** Two fields, side by side if they fit. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,228px),1fr))] gap-4">{children}</div>;
}
