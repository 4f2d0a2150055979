import type { ReactNode } from "react";

/** The foot of a dialog: the way back first, the deed last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-5 flex flex-wrap justify-end gap-2">{children}</div>;
}
