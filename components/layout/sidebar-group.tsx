"use client";

import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import Link from "next/link";
import { useT } from "@/components/i18n/use-t";
import { LinkPending } from "@/components/layout/app-shell-pending";
import { isHere, type Place, type PlaceGroup } from "@/components/layout/sidebar-place";
import { usePagePath } from "@/components/layout/use-page-path";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";

const PLACE = "relative flex min-h-9 w-full items-center gap-2.5 rounded-md px-2.5";
const ELSEWHERE = "hover:bg-wash [&>svg]:text-muted";
const HERE =
  "bg-wash-2 font-semibold before:absolute before:inset-y-[7px] before:-start-3 before:w-[3px] before:bg-accent";

/** A group of links in the sidebar, with the current one marked. */
export function SidebarGroup({ label, labelShown, places }: PlaceGroup) {
  return (
    <nav aria-label={label}>
      {labelShown && <h2 className="px-2.5 pb-1.5 text-tiny leading-[1.55] font-medium text-muted">{label}</h2>}
      {places.map((place) =>
        place.isExternal ? (
          <ExternalPlace key={`${place.href} ${place.label}`} {...place} />
        ) : (
          <PagePlace key={place.href} {...place} />
        ),
      )}
    </nav>
  );
}

function PagePlace(place: Place) {
  const isCurrent = isHere(usePagePath(), place);
  return (
    <Link
      href={place.href}
      prefetch={false}
      className={cn(PLACE, isCurrent ? HERE : ELSEWHERE)}
      aria-current={isCurrent ? "page" : undefined}
    >
      {place.icon}
      <span className="min-w-0 truncate">{place.label}</span>
      {place.count !== undefined && <span className="ms-auto text-tiny font-normal text-muted">{place.count}</span>}
      <LinkPending />
    </Link>
  );
}

function ExternalPlace({ href, icon, label }: Place) {
  const t = useT();
  return (
    <a href={href} target="_blank" rel="noopener" className={cn(PLACE, ELSEWHERE)}>
      {icon}
      <span className="min-w-0 truncate">{label}</span>
      <span className="sr-only">{t("(opens in a new tab)")}</span>
      <Icon of={ArrowUpRight} flip className="ms-auto" />
    </a>
  );
}
