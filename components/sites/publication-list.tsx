"use client";

import { useQuery } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import { LoadFailure } from "@/components/errors/load-failure";
import { FormattedDate } from "@/components/i18n/formatted-date";
import { useFormats } from "@/components/i18n/use-formats";
import { useT } from "@/components/i18n/use-t";
import { usePublishActions } from "@/components/sites/use-publish-actions";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { Tag } from "@/components/ui/tag";
import { publicationClient, publicationExportPath } from "@/lib/publications/client";
import type { PublicationJson } from "@/lib/publications/schema";
import type { SiteJson } from "@/lib/sites/schema";

/**
 * The publications of a site. Unless the site is suspended or the user may not publish it, each past publication has a
 * button that publishes it again.
 */
export function PublicationList({ site }: { site: SiteJson }) {
  const t = useT();
  const { data, error, refetch } = useQuery(publicationClient.list(site.id));
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby="publications" className="grid content-start gap-3">
      <h2 id="publications" className="type-section">
        {t("Publications")}
      </h2>
      {error && !data && <LoadFailure error={error} retry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-16 w-full" />}
      {data && (
        <>
          <ol className="divide-y divide-line border-y border-line">
            {data.map((publication) => (
              <PublicationRow key={publication.id} site={site} publication={publication} />
            ))}
          </ol>
          <p className="text-small text-muted">
            {t(
              "A download contains the files as visitors get them, for another web server. To open the pages from a folder, download the project instead.",
            )}
          </p>
        </>
      )}
    </section>
  );
}

function PublicationRow({ site, publication }: { site: SiteJson; publication: PublicationJson }) {
  const t = useT();
  const { bytes } = useFormats();
  const { publishAgain } = usePublishActions(site);
  const { number, state, page_count: count, size, user, created_at } = publication;
  const facts = [t("{count, plural, one {# page} other {# pages}}", { count }), bytes(size), user?.display_name];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 max-md:basis-full">
        <p className="flex flex-wrap items-center gap-2 text-control font-semibold">
          <span>{t("Number :number", { number })}</span>
          {state === "live" && <Tag>{site.suspended_at === null ? t("Visitors see this") : t("Current")}</Tag>}
          {state === "held" && <Tag outlined>{t("Waiting for review")}</Tag>}
          {state === "refused" && <Tag outlined>{t("Refused")}</Tag>}
          {state === "scheduled" && <Tag outlined>{t("Scheduled")}</Tag>}
        </p>
        <p className="text-small text-muted">
          <FormattedDate value={created_at} withTime /> · {facts.filter(Boolean).join(" · ")}
        </p>
      </div>
      <ButtonLink href={publicationExportPath(site.id, publication.id)} size="s" variant="ghost" download>
        <Icon of={Download} />
        {t("Download")}
        <span className="sr-only">{t("Number :number", { number })}</span>
      </ButtonLink>
      {state === "past" && site.suspended_at === null && site.may.includes("publish") && (
        <Button size="s" pending={publishAgain.pending} onClick={() => void publishAgain.run(publication.id)}>
          {t("Publish this again")}
          <span className="sr-only">{t("Number :number", { number })}</span>
        </Button>
      )}
    </li>
  );
}
