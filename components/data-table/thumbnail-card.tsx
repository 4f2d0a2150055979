"use client";

import Link from "next/link";
import type { ReactNode } from "react";

type Props = {
  /** A picture with the aspect ratio 8:5. */
  thumbnail: ReactNode;
  name: string;
  /** The address to which the picture and the name link. Null for a row in the trash. */
  href: string | null;
  checkbox: ReactNode;
  menu: ReactNode;
  /** Shown below the name. */
  children: ReactNode;
};

/**
 * A row as a card with a picture. The checkbox is visible while the pointer is on the card, and while the checkbox is
 * checked or has focus. On touchscreens it is always visible.
 */
export function ThumbnailCard({ thumbnail, name, href, checkbox, menu, children }: Props) {
  return (
    <article className="group relative grid grid-cols-[minmax(0,1fr)] content-start">
      <div className="relative border-x border-t border-b-3 border-x-line border-t-line border-b-plinth transition-colors group-hover:border-x-edge group-hover:border-t-edge">
        {thumbnail}
      </div>
      <div className="mt-2.5 flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h2 dir="auto" className="truncate text-body font-semibold">
            {href === null ? (
              name
            ) : (
              <Link
                href={href}
                prefetch={false}
                className="after:absolute after:inset-x-0 after:top-0 after:aspect-8/5 hover:underline"
              >
                {name}
              </Link>
            )}
          </h2>
          {children}
        </div>
        {menu}
      </div>
      <span className="absolute start-3 top-3 rounded-sm bg-raised p-1 opacity-0 shadow-lift group-hover:opacity-100 has-checked:opacity-100 has-focus-visible:opacity-100 pointer-coarse:opacity-100">
        {checkbox}
      </span>
    </article>
  );
}
