"use client";

import { useT } from "@/components/i18n/use-t";
import { NamedIcon } from "@/components/ui/named-icon";
import type { MenuItem } from "@/lib/menus/schema";

type Props = {
  item: MenuItem;
  /** The path of the current page. */
  path?: string | undefined;
  className?: string;
};

/** An item of a configured menu. */
export function MenuLink({ item, path, className }: Props) {
  const t = useT();
  const isCurrent = path !== undefined && item.action === path;
  return (
    <a
      href={item.action}
      target={item.target === "_blank" ? "_blank" : undefined}
      rel={item.target === "_blank" ? "noopener" : undefined}
      className={className}
      aria-current={isCurrent ? "page" : undefined}
    >
      {item.icon ? (
        <span className="inline-flex items-center gap-2">
          <NamedIcon name={item.icon} />
          {t(item.label)}
        </span>
      ) : (
        t(item.label)
      )}
    </a>
  );
}
