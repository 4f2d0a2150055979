"use client";

import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "@/components/errors/load-failure";
import { useT } from "@/components/i18n/use-t";
import { InviteForm } from "@/components/invites/invite-form";
import { InviteRow } from "@/components/invites/invite-row";
import { Skeleton } from "@/components/ui/skeleton";
import { inviteClient } from "@/lib/invites/client";

/** A list call returns at most 100 rows. If there are more open invites, only the newest are shown. */
const LISTED_MAX = 100;

/** Invites people to a workspace, and shows who has not answered yet. */
export function InvitesPanel({ workspaceId }: { workspaceId: number }) {
  return (
    <div className="grid max-w-180 grid-cols-[minmax(0,1fr)] content-start gap-10">
      <InviteForm workspaceId={workspaceId} />
      <OpenInvites workspaceId={workspaceId} />
    </div>
  );
}

function OpenInvites({ workspaceId }: { workspaceId: number }) {
  const t = useT();
  const { data, error, refetch } = useQuery(inviteClient.list(workspaceId)({ perPage: LISTED_MAX }));
  const { data: invites = [], total = 0 } = data?.pagination ?? {};
  return (
    <section aria-labelledby="open-invites" className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <h2 id="open-invites" className="type-section">
        {t("Open invites")}
      </h2>
      {error && !data && <LoadFailure error={error} retry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-16 w-full" />}
      {data && total === 0 && <p className="text-muted">{t("There are no open invites.")}</p>}
      {total > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {invites.map((invite) => (
            <InviteRow key={invite.id} workspaceId={workspaceId} invite={invite} />
          ))}
        </ul>
      )}
      {total > invites.length && (
        <p className="text-small text-muted">{t("The :count newest are shown.", { count: invites.length })}</p>
      )}
    </section>
  );
}
