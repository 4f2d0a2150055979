import type { ReactNode } from "react";

/** The buttons of a dialog: cancel first, the action last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-5 flex flex-wrap justify-end gap-2">{children}</div>;
}
