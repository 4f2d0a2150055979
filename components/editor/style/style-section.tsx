import type { ReactNode } from "react";

/** A group of fields in the style panel. */
export function StyleSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2 border-t border-line px-3.5 py-3.5">
      <h3 className="text-small font-semibold">{title}</h3>
      {children}
    </section>
  );
}
