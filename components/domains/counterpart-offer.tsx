"use client";

import { useQuery } from "@tanstack/react-query";
import { useOwnUser } from "@/components/bootstrap/use-own-user";
import { useDomainActions } from "@/components/domains/use-domain-actions";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Note } from "@/components/ui/note";
import { overviewOf } from "@/lib/dashboard/overview";
import { domainClient } from "@/lib/domains/client";
import type { DomainJson } from "@/lib/domains/schema";

type Props = { domain: DomainJson };

/** Offers to add the same host with `www.`, or without it, unless the site already has it. */
export function CounterpartOffer({ domain }: Props) {
  const { counterpart, site } = domain;
  const { data } = useQuery({
    ...domainClient.list({ query: counterpart ?? "", site_id: site.id, perPage: 100 }),
    enabled: counterpart !== null,
  });
  if (counterpart === null || !data || site.is_trashed) return null;
  const isThere = data.pagination.data.some(({ host }) => host === counterpart);
  return isThere ? null : <Offer host={counterpart} domain={domain} />;
}

function Offer({ host, domain }: Props & { host: string }) {
  const t = useT();
  const { create, isCreating } = useDomainActions();
  const { used, limit } = overviewOf(useOwnUser()).domains;
  // In a workspace its owner's limit counts, which is not known here.
  const isFull = domain.workspace_id === 0 && limit !== null && used >= limit;
  const shown = <bdi dir="ltr">{host}</bdi>;
  if (isFull)
    return (
      <Note>
        {t.rich("Some visitors type :host. It cannot be added, because you have reached the limit of :limit.", {
          host: shown,
          limit,
        })}
      </Note>
    );
  return (
    <Note>
      <p>{t.rich("Some visitors type :host. Add it too, so that they find your site.", { host: shown })}</p>
      <div className="mt-2">
        <Button size="s" pending={isCreating} onClick={() => void create({ host, site_id: domain.site.id })}>
          <span>{t.rich("Add :host", { host: shown })}</span>
        </Button>
      </div>
    </Note>
  );
}
