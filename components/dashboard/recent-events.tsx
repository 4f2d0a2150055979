"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { RelativeTime } from "@/components/i18n/relative-time";
import { useT } from "@/components/i18n/use-t";
import type { RecentEvent } from "@/lib/dashboard/schema";
import type { T } from "@/lib/i18n/create-t";
import { routes } from "@/lib/routes";

/** What happened last, newest first. */
export function RecentEvents({ events }: { events: readonly RecentEvent[] }) {
  const { id } = useLoggedInUser();
  const t = useT();
  return (
    <section>
      <h2 className="type-section mb-3.25">{t("Recently")}</h2>
      <ol className="border-s border-line">
        {events.map((event) => (
          <li key={`${event.kind} ${event.id} ${event.created_at}`} className="relative ps-4 pb-4 text-small last:pb-0">
            <span aria-hidden="true" className="absolute -start-[4px] top-1.5 size-[7px] bg-muted" />
            <p className="wrap-anywhere">{sentence(event, t, id)}</p>
            <RelativeTime value={event.created_at} className="text-tiny text-muted" />
          </li>
        ))}
      </ol>
    </section>
  );
}

const HREFS = { published: routes.site, message: routes.site, edited: routes.editor, domain_added: routes.domain };

function sentence({ kind, id, name: text, user }: RecentEvent, t: T, ownId: number): ReactNode {
  const name = (
    <Link href={HREFS[kind](id)} prefetch={false} className="font-semibold hover:underline">
      <bdi>{text}</bdi>
    </Link>
  );
  const isOwn = user?.id === ownId;
  const values = { name, user: <bdi>{user?.display_name ?? t("Somebody")}</bdi> };
  if (kind === "message") return t.rich("A message came through a form of :name", values);
  if (kind === "published")
    return isOwn ? t.rich("You published :name", values) : t.rich(":user published :name", values);
  if (kind === "edited") return isOwn ? t.rich("You edited :name", values) : t.rich(":user edited :name", values);
  return isOwn ? t.rich("You added :name", values) : t.rich(":user added :name", values);
}
