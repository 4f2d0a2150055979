import type { ReactNode } from "react";

/** A list of facts, each with a name and a value. Its children are `Fact`s. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className="grid max-w-155 content-start text-control">{children}</dl>;
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(112px,30%)_minmax(0,1fr)] items-center gap-x-4 border-b border-line py-2">
      <dt className="text-muted">{name}</dt>
      <dd className="flex min-h-7.5 flex-wrap items-center gap-x-3 wrap-anywhere">{children}</dd>
    </div>
  );
}
