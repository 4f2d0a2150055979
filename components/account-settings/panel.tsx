import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

type Props = {
  /** The anchor: `/account-settings#<id>` leads here. */
  id: string;
  title: ReactNode;
  description?: ReactNode;
  /** A tag or a state at the end of the title's line. */
  aside?: ReactNode;
  /** Draws the red frame of things that cannot be undone. */
  danger?: boolean;
  children?: ReactNode;
  /** The row of buttons under the content. */
  footer?: ReactNode;
};

/** One section of the account settings: a heading that names it, its content and its buttons. */
export function Panel({ id, title, description, aside, danger, children, footer }: Props) {
  const heading = `${id}-title`;
  return (
    <section className={cn("sec", danger && "peril")} id={id} aria-labelledby={heading}>
      <header className="flex items-center gap-2 justify-between" style={{ alignItems: "flex-start", gap: 20 }}>
        <div>
          <h2 className="type-section" id={heading} tabIndex={-1}>
            {title}
          </h2>
          {description && <p className="text-small">{description}</p>}
        </div>
        {aside}
      </header>
      {children}
      {footer && <div className="flex items-center gap-2 flex-wrap">{footer}</div>}
    </section>
  );
}
