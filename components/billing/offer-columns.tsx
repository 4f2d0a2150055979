import type { ReactNode } from "react";

type Props = {
  /** What is paid, and the button. It comes last if there is room for only one column. */
  aside: ReactNode;
  children: ReactNode;
};

/** Two columns: what the user gets, and what they pay. */
export function OfferColumns({ aside, children }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(320px,380px)] lg:gap-14">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">{children}</div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-lg border border-line bg-raised p-6">{aside}</div>
    </div>
  );
}
