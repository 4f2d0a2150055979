import type { ReactNode } from "react";

type Props = {
  /** On a phone: the drawer's button and the mark, since the side bar is away. */
  lead: ReactNode;
  /** The search box. */
  find: ReactNode;
  /** The bell and the account. */
  children: ReactNode;
};

/** The bar over members' pages. */
export function TopBar({ lead, find, children }: Props) {
  return (
    <header className="util">
      {lead}
      {find}
      <span className="flex items-center gap-2 ms-auto">{children}</span>
    </header>
  );
}
