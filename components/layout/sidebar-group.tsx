"use client";

import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import Link from "next/link";
import { useT } from "@/components/i18n/use-t";
import { LinkPending } from "@/components/layout/link-pending";
import { isCurrentItem, type NavGroup, type NavItem } from "@/components/layout/nav-item";
import { usePagePath } from "@/components/layout/use-page-path";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";

const ITEM = "relative flex min-h-9 w-full items-center gap-2.5 rounded-md px-2.5";
const NOT_CURRENT = "hover:bg-wash [&>svg]:text-muted";
const CURRENT =
  "bg-wash-2 font-semibold before:absolute before:inset-y-[7px] before:-start-3 before:w-[3px] before:bg-accent";

/** A group of links in the sidebar, with the current one marked. */
export function SidebarGroup({ label, showsLabel, items }: NavGroup) {
  return (
    <nav aria-label={label}>
      {showsLabel && <h2 className="px-2.5 pb-1.5 text-tiny leading-[1.55] font-medium text-muted">{label}</h2>}
      {items.map((item) =>
        item.isExternal ? (
          <ExternalLink key={`${item.href} ${item.label}`} {...item} />
        ) : (
          <PageLink key={item.href} {...item} />
        ),
      )}
    </nav>
  );
}

function PageLink(item: NavItem) {
  const isCurrent = isCurrentItem(usePagePath(), item);
  return (
    <Link
      href={item.href}
      prefetch={false}
      className={cn(ITEM, isCurrent ? CURRENT : NOT_CURRENT)}
      aria-current={isCurrent ? "page" : undefined}
    >
      {item.icon}
      <span dir="auto" className="min-w-0 truncate">
        {item.label}
      </span>
      {item.count !== undefined && <span className="ms-auto text-tiny font-normal text-muted">{item.count}</span>}
      <LinkPending />
    </Link>
  );
}

function ExternalLink({ href, icon, label }: NavItem) {
  const t = useT();
  return (
    <a href={href} target="_blank" rel="noopener" className={cn(ITEM, NOT_CURRENT)}>
      {icon}
      <span dir="auto" className="min-w-0 truncate">
        {label}
      </span>
      <span className="sr-only">{t("(opens in a new tab)")}</span>
      <Icon of={ArrowUpRight} flip className="ms-auto" />
    </a>
  );
}
