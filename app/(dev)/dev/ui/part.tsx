import type { ReactNode } from "react";

type Props = { title: string; children: ReactNode };

/** A section of the page, with its title beside its content. */
export function Part({ title, children }: Props) {
  return (
    <section className="grid gap-x-10 gap-y-3.5 border-t border-line py-7.5 md:grid-cols-[168px_minmax(0,1fr)]">
      <h2>{title}</h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

/** A grid with as many columns as fit. */
export function CellGrid({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,240px),1fr))] items-start gap-[22px]">
      {children}
    </div>
  );
}
