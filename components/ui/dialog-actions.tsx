import type { ReactNode } from "react";

/** The foot of a dialog: the way back first, the deed last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="acts">{children}</div>;
}
