import { cva } from "class-variance-authority";
import type { ReactNode } from "react";

// The scroll margin keeps a linked panel below the top bar and, on small screens, below the row of links.
const panelVariants = cva("grid gap-5 scroll-mt-28 @min-[600px]:scroll-mt-20", {
  variants: {
    danger: {
      true: "rounded-lg border border-s-3 border-[color-mix(in_srgb,var(--danger)_40%,var(--line))] border-s-danger bg-raised px-6 py-[22px]",
      false: "border-t border-line py-9 first:border-t-0 first:pt-0",
    },
  },
});

type Props = {
  /** The anchor for links to the panel: "password" in `/account-settings#password`. */
  id: string;
  title: ReactNode;
  description?: ReactNode;
  /** A tag or a state at the end of the line with the title. */
  aside?: ReactNode;
  /** Red border for actions that cannot be undone. */
  danger?: boolean;
  children?: ReactNode;
  /** The buttons under the content. */
  footer?: ReactNode;
};

/** One section of the account settings or of the billing page: a heading that names it, its content and its buttons. */
export function Panel({ id, title, description, aside, danger = false, children, footer }: Props) {
  const headingId = `${id}-title`;
  return (
    <section className={panelVariants({ danger })} id={id} aria-labelledby={headingId}>
      <header className="flex items-start justify-between gap-5">
        <div>
          <h2 className="type-section" id={headingId} tabIndex={-1}>
            {title}
          </h2>
          {description && <p className="mt-1 max-w-[60ch] text-small text-muted">{description}</p>}
        </div>
        {aside}
      </header>
      {children}
      {footer && <div className="flex flex-wrap items-center gap-2">{footer}</div>}
    </section>
  );
}
