"use client";

import Link from "next/link";
import { useDashboard } from "@/components/dashboard/use-dashboard";
import { useT } from "@/components/i18n/use-t";
import { SiteState } from "@/components/sites/site-state";
import type { SiteInBrief } from "@/lib/dashboard/schema";
import { routes } from "@/lib/routes";

/** The sites that changed last, each with its state, the visitors of the last seven days and unread messages. */
export function SiteRows() {
  const { data } = useDashboard();
  const t = useT();
  if (!data || data.sites.count === 0) return null;
  const { count, newest } = data.sites;
  return (
    <ul className="mt-3 grid gap-2.5">
      {newest.map((each) => (
        <SiteRow key={each.site.id} {...each} />
      ))}
      {count > newest.length && (
        <li className="text-small text-muted">
          {t("{count, plural, one {and # more} other {and # more}}", { count: count - newest.length })}
        </li>
      )}
    </ul>
  );
}

function SiteRow({ site, visitors, messages }: SiteInBrief) {
  const t = useT();
  const figures = [
    visitors !== null &&
      site.publication !== null &&
      t("{visitors, plural, one {# visitor in 7 days} other {# visitors in 7 days}}", { visitors }),
    !!messages && t("{messages, plural, one {# new message} other {# new messages}}", { messages }),
  ].filter(Boolean);
  return (
    <li className="grid gap-x-4 md:grid-cols-[minmax(0,1fr)_auto]">
      <Link href={routes.site(site.id)} prefetch={false} dir="auto" className="truncate text-text hover:underline">
        {site.name}
      </Link>
      <SiteState site={site} />
      {figures.length > 0 && <span className="text-small md:col-span-full">{figures.join(" · ")}</span>}
    </li>
  );
}
