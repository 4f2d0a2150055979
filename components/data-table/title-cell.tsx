import Link from "next/link";
import type { ReactNode } from "react";

type Props = {
  /** The address of the row's page. */
  href?: string;
  /** A picture or an avatar. */
  lead?: ReactNode;
  title: ReactNode;
  /** A second line, such as an email address. */
  text?: ReactNode;
};

/** The cell that names a row: a title, an optional second line and a picture before them. */
export function TitleCell({ href, lead, title, text }: Props) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      {lead}
      <span className="grid min-w-0 leading-[1.3]">
        {href ? (
          <Link dir="auto" href={href} prefetch={false} className="truncate font-semibold hover:underline">
            {title}
          </Link>
        ) : (
          <span dir="auto" className="truncate font-semibold">
            {title}
          </span>
        )}
        {text && (
          <span dir="auto" className="truncate text-small text-muted">
            {text}
          </span>
        )}
      </span>
    </span>
  );
}
