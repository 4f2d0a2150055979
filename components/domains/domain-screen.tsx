"use client";

import { useQueryClient } from "@tanstack/react-query";
import ExternalLink from "lucide-react/icons/external-link";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { useRouter } from "next/navigation";
import { CounterpartOffer } from "@/components/domains/counterpart-offer";
import { DomainNote } from "@/components/domains/domain-note";
import { DomainState } from "@/components/domains/domain-state";
import { RecordList } from "@/components/domains/record-list";
import { useAutomaticChecks } from "@/components/domains/use-automatic-checks";
import { useDomainActions } from "@/components/domains/use-domain-actions";
import { RelativeTime } from "@/components/i18n/relative-time";
import { useT } from "@/components/i18n/use-t";
import { useAction } from "@/components/query/use-action";
import { DetailHeader } from "@/components/resource/detail-header";
import { ResourceProviders } from "@/components/resource/resource-providers";
import { RowScreen } from "@/components/resource/row-screen";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toast";
import { domainClient } from "@/lib/domains/client";
import type { DomainJson } from "@/lib/domains/schema";
import { routes } from "@/lib/routes";

/** The domain whose id is in the path: its state, its records and what to do next. */
export function DomainScreen() {
  return (
    <ResourceProviders>
      <RowScreen query={domainClient.detail}>{(domain) => <DomainDetails key={domain.id} domain={domain} />}</RowScreen>
    </ResourceProviders>
  );
}

function DomainDetails({ domain }: { domain: DomainJson }) {
  const t = useT();
  useAutomaticChecks(domain);
  return (
    <>
      <title>{domain.unicode_host}</title>
      <DetailHeader
        trail={[{ label: t("Branded domains"), href: routes.domains }]}
        title={domain.unicode_host}
        text={<Summary domain={domain} />}
        actions={<Actions domain={domain} />}
      />
      <div className="grid max-w-200 gap-6">
        <DomainNote domain={domain} />
        <section aria-labelledby="records" className="grid gap-3">
          <h2 id="records" className="type-section">
            {t("DNS records")}
          </h2>
          <p className="text-muted">
            {t(
              "Set these records where you manage the domain. Some providers append the domain to the name automatically.",
            )}
          </p>
          <RecordList domain={domain} />
          <LastCheck domain={domain} />
        </section>
        {domain.may.includes("update") && <CounterpartOffer domain={domain} />}
      </div>
    </>
  );
}

function Summary({ domain }: { domain: DomainJson }) {
  const t = useT();
  const { changeSite } = useDomainActions();
  return (
    <span className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <DomainState domain={domain} />
      <span>{t.rich("Site: :name", { name: <bdi>{domain.site.name}</bdi> })}</span>
      {domain.may.includes("update") && (
        <button type="button" className="link text-small" onClick={() => void changeSite(domain)}>
          {t("Change site")}
        </button>
      )}
    </span>
  );
}

function Actions({ domain }: { domain: DomainJson }) {
  const t = useT();
  const router = useRouter();
  const { remove, isRemoving } = useDomainActions();
  const { run: check, pending } = useCheck();
  return (
    <>
      {domain.state === "verified" && (
        <ButtonLink href={domain.url} target="_blank" rel="noopener">
          <Icon of={ExternalLink} flip />
          {t("Visit")}
        </ButtonLink>
      )}
      {domain.may.includes("delete") && (
        <Button
          variant="danger"
          pending={isRemoving}
          onClick={() => void remove([domain]).then((isDone) => isDone && router.push(routes.domains))}
        >
          {t("Delete domain")}
        </Button>
      )}
      {domain.may.includes("update") && (
        <Button
          variant={domain.state === "verified" ? "secondary" : "primary"}
          pending={pending}
          pendingLabel={t("Checking")}
          onClick={() => void check(domain.id)}
        >
          <Icon of={RefreshCw} />
          {t("Check now")}
        </Button>
      )}
    </>
  );
}

function useCheck() {
  const t = useT();
  const queries = useQueryClient();
  return useAction(domainClient.check, {
    onSuccess(domain) {
      queries.setQueryData(domainClient.detail(domain.id).queryKey, domain);
      const isCorrect = domain.state === "verified" && domain.reason === null;
      toast({
        message: isCorrect
          ? t("All needed records are correct")
          : t("The check found a problem. This page explains it."),
      });
    },
  });
}

function LastCheck({ domain: { checked_at, state, may } }: { domain: DomainJson }) {
  const t = useT();
  return (
    <p className="text-small text-muted">
      {checked_at !== null && t.rich("Last checked :time.", { time: <RelativeTime value={checked_at} /> })}{" "}
      {state === "pending" &&
        may.includes("update") &&
        t("While this page is open, the records are checked every 15 seconds.")}
    </p>
  );
}
