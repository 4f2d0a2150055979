import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";

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
    <section className={classNames("sec", danger && "peril")} id={id} aria-labelledby={heading}>
      <header className="row between" style={{ alignItems: "flex-start", gap: 20 }}>
        <div>
          <h2 className="t-3" id={heading} tabIndex={-1}>
            {title}
          </h2>
          {description && <p className="small">{description}</p>}
        </div>
        {aside}
      </header>
      {children}
      {footer && <div className="row wrapx">{footer}</div>}
    </section>
  );
}
