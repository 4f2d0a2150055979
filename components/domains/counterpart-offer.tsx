"use client";

import { useQuery } from "@tanstack/react-query";
import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { useDomainActions } from "@/components/domains/use-domain-actions";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Note } from "@/components/ui/note";
import { domainClient } from "@/lib/domains/client";
import type { DomainJson } from "@/lib/domains/schema";
import { overviewOf } from "@/lib/quotas/overview";

type Props = { domain: DomainJson };

/** Offers to add the same host with `www.`, or without it, unless the site already has that host. */
export function CounterpartOffer({ domain }: Props) {
  const { counterpart, site, workspace_id: workspaceId } = domain;
  const { data } = useQuery({
    ...domainClient.list({ query: counterpart ?? "", site_id: site.id, perPage: 100, workspaceId }),
    enabled: counterpart !== null,
  });
  if (counterpart === null || !data || site.is_trashed) return null;
  const isAdded = data.pagination.data.some(({ host }) => host === counterpart);
  return isAdded ? null : <Offer host={counterpart} domain={domain} />;
}

function Offer({ host, domain }: Props & { host: string }) {
  const t = useT();
  const { create, isCreating } = useDomainActions();
  const { used, limit } = overviewOf(useLoggedInUser()).domains;
  // In a shared workspace, the owner's limit applies, but the browser does not know it.
  const isLimitReached = domain.workspace_id === 0 && limit !== null && used >= limit;
  const hostText = <bdi dir="ltr">{host}</bdi>;
  if (isLimitReached)
    return (
      <Note>
        {t.rich("Some visitors type :host. It cannot be added, because you have reached your domain limit of :limit.", {
          host: hostText,
          limit,
        })}
      </Note>
    );
  return (
    <Note>
      <p>{t.rich("Some visitors type :host. Add it too, so that they find your site.", { host: hostText })}</p>
      <div className="mt-2">
        <Button size="s" pending={isCreating} onClick={() => void create({ host, site_id: domain.site.id })}>
          <span>{t.rich("Add :host", { host: hostText })}</span>
        </Button>
      </div>
    </Note>
  );
}
