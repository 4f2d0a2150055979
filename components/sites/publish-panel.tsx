"use client";

import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "@/components/errors/load-failure";
import { FormattedDate } from "@/components/i18n/formatted-date";
import { RelativeTime } from "@/components/i18n/relative-time";
import { useT } from "@/components/i18n/use-t";
import { CheckList } from "@/components/sites/check-list";
import { SiteAddress } from "@/components/sites/site-address";
import { SiteState } from "@/components/sites/site-state";
import { usePublish } from "@/components/sites/use-publish";
import { usePublishActions } from "@/components/sites/use-publish-actions";
import { Button } from "@/components/ui/button";
import { lazyDialog, openDialog } from "@/components/ui/dialog-store";
import { Note } from "@/components/ui/note";
import { Skeleton } from "@/components/ui/skeleton";
import type { T } from "@/lib/i18n/create-t";
import { publicationClient } from "@/lib/publications/client";
import type { CheckJson } from "@/lib/publications/schema";
import type { SiteJson } from "@/lib/sites/schema";

const ScheduleDialog = lazyDialog(() =>
  import("@/components/sites/schedule-dialog").then((module) => module.ScheduleDialog),
);

type Props = {
  site: SiteJson;
  /** Shows a page of the project in the editor. Undefined if the editor is not open. */
  showFinding?: (check: CheckJson) => void;
};

/** The state of a site, the findings of its checks, and the buttons that publish it or take it offline. */
export function PublishPanel({ site, showFinding }: Props) {
  const t = useT();
  if (site.project_id === null || site.project_version === null)
    return (
      <Note tone="warn">
        {t(
          "The project of this site is in the trash or was deleted. Restore it, or choose another one in the settings.",
        )}
      </Note>
    );
  return (
    <section aria-label={t("Publication")} className="grid content-start gap-5">
      <div className="grid gap-1.5">
        <SiteState site={site} />
        <p className="text-control text-muted">
          <PublishedText site={site} />
        </p>
      </div>
      {site.suspended_at !== null && <SuspensionNote site={site} />}
      <ReviewNote site={site} />
      <ScheduleNote site={site} />
      <ChecksAndButtons
        site={site}
        projectId={site.project_id}
        version={site.project_version}
        showFinding={showFinding}
      />
    </section>
  );
}

type ChecksAndButtonsProps = { site: SiteJson; projectId: number; version: number; showFinding: Props["showFinding"] };

/**
 * The findings of the checks, and the buttons. Publishing is disabled if there are errors or if the site is suspended.
 */
function ChecksAndButtons({ site, projectId, version, showFinding }: ChecksAndButtonsProps) {
  const t = useT();
  const query = publicationClient.checks(site.id);
  const { data: checks, error, refetch } = useQuery({ ...query, queryKey: [...query.queryKey, version] });
  const hasErrors = checks?.some(({ level }) => level === "error") ?? false;
  return (
    <>
      {checks && <Findings {...{ checks, hasErrors, site, projectId, showFinding }} />}
      {error && <LoadFailure error={error} retry={() => void refetch()} />}
      {!checks && !error && <Skeleton className="h-5 w-60" />}
      {site.may.includes("publish") ? (
        <PublishButtons site={site} isDisabled={hasErrors || site.suspended_at !== null} />
      ) : (
        <Note>{t("Your role in this workspace does not include publishing. An editor can publish the site.")}</Note>
      )}
    </>
  );
}

type FindingsProps = Omit<ChecksAndButtonsProps, "version"> & { checks: readonly CheckJson[]; hasErrors: boolean };

function Findings({ checks, hasErrors, site, projectId, showFinding }: FindingsProps) {
  const t = useT();
  if (checks.length === 0) return <p className="text-control">{t("The checks found no problems.")}</p>;
  return (
    <div className="grid gap-3">
      <h2 className="text-control font-semibold">
        {hasErrors ? t("Fix this before you publish") : t("Could be improved")}
      </h2>
      <CheckList checks={checks} projectId={projectId} siteId={site.id} showFinding={showFinding} />
    </div>
  );
}

function PublishButtons({ site, isDisabled }: { site: SiteJson; isDisabled: boolean }) {
  const t = useT();
  const publish = usePublish(site);
  const { unpublish } = usePublishActions(site);
  async function schedule() {
    const time = await openDialog<object, string>(ScheduleDialog, {});
    if (time) publish.run(time);
  }
  return (
    <div className="flex flex-wrap gap-2">
      {publish.failure && (
        <div className="w-full">
          <Note tone="bad" role="alert">
            {t("It was not published. :reason", { reason: publish.failure })}
          </Note>
        </div>
      )}
      <Button variant="primary" pending={publish.pending} disabled={isDisabled} onClick={() => publish.run()}>
        {publishLabel(site, t)}
      </Button>
      <Button disabled={isDisabled} onClick={() => void schedule()}>
        {t("Schedule")}
      </Button>
      {site.publication !== null && (
        <Button variant="danger" pending={unpublish.pending} onClick={() => void unpublish.run()}>
          {t("Take offline")}
        </Button>
      )}
    </div>
  );
}

function publishLabel({ publication, has_changes }: SiteJson, t: T): string {
  if (publication === null) return t("Publish");
  return has_changes ? t("Publish changes") : t("Publish again");
}

function PublishedText({ site }: { site: SiteJson }) {
  const t = useT();
  const address = <SiteAddress site={site} />;
  if (site.suspended_at !== null) return t("Visitors cannot see it while it is suspended.");
  if (site.publication === null) return t.rich("Visitors will see it at :address.", { address });
  const time = <RelativeTime value={site.publication.created_at} />;
  return t.rich("Visitors see it at :address, as it was :time.", { address, time });
}

function SuspensionNote({ site: { suspension_reason: reason } }: { site: SiteJson }) {
  const t = useT();
  return (
    <Note tone="bad">
      {reason
        ? t("This site is suspended: :reason", { reason })
        : t("This site is suspended. Contact us to put it online again.")}
    </Note>
  );
}

/** Says that the newest publication waits for a review, or why it was refused. */
function ReviewNote({ site: { review } }: { site: SiteJson }) {
  const t = useT();
  if (!review) return null;
  if (review.state === "refused")
    return (
      <Note tone="bad">{t("The last publication was not accepted: :reason", { reason: review.reason ?? "" })}</Note>
    );
  return <Note tone="warn">{t("The last publication waits for our review. Visitors do not see it yet.")}</Note>;
}

function ScheduleNote({ site }: { site: SiteJson }) {
  const t = useT();
  const { cancelSchedule } = usePublishActions(site);
  if (site.publish_at === null) return null;
  return (
    <Note>
      <p>
        {t.rich("A snapshot will be published on :time.", { time: <FormattedDate value={site.publish_at} withTime /> })}
      </p>
      {site.may.includes("publish") && (
        <Button size="s" className="mt-2" pending={cancelSchedule.pending} onClick={() => void cancelSchedule.run()}>
          {t("Cancel the schedule")}
        </Button>
      )}
    </Note>
  );
}
