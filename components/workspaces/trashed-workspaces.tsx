"use client";

import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "@/components/errors/load-failure";
import { RelativeTime } from "@/components/i18n/relative-time";
import { useT } from "@/components/i18n/use-t";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { useWorkspaceActions } from "@/components/workspaces/use-workspace-actions";
import { workspaceClient } from "@/lib/workspaces/client";
import { TRASH_DAYS } from "@/lib/workspaces/policy";
import type { WorkspaceJson } from "@/lib/workspaces/schema";

/** The deleted workspaces that the user can restore. Renders nothing if there are none. */
export function TrashedWorkspaces() {
  const t = useT();
  const { data, error, refetch } = useQuery(workspaceClient.own({ trashed: true }));
  const failure = data ? null : error;
  if (!data?.length && !failure) return null;
  return (
    <section aria-labelledby="trashed-workspaces" className="grid content-start gap-3">
      <h2 id="trashed-workspaces" className="type-section">
        {t("Trash")}
      </h2>
      {failure && <LoadFailure error={failure} retry={() => void refetch()} />}
      {data && <TrashedRows workspaces={data} />}
    </section>
  );
}

function TrashedRows({ workspaces }: { workspaces: readonly WorkspaceJson[] }) {
  const t = useT();
  return (
    <>
      <p className="text-small text-muted">
        {t(
          "Deleted workspaces stay here for :days days. After that, each item in them becomes the personal content of its owner.",
          {
            days: TRASH_DAYS,
          },
        )}
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {workspaces.map((workspace) => (
          <TrashedRow key={workspace.id} workspace={workspace} />
        ))}
      </ul>
    </>
  );
}

function TrashedRow({ workspace }: { workspace: WorkspaceJson }) {
  const { name, picture, deleted_at } = workspace;
  const { restore } = useWorkspaceActions();
  const t = useT();
  return (
    <li className="flex flex-wrap items-center gap-4 py-3">
      <Avatar name={name} src={picture} />
      <div className="min-w-0 flex-1">
        <p dir="auto" className="truncate text-control font-semibold">
          {name}
        </p>
        {deleted_at && (
          <p className="text-small text-muted">
            {t.rich("Deleted :time", { time: <RelativeTime value={deleted_at} /> })}
          </p>
        )}
      </div>
      <Button size="s" pending={restore.pending} onClick={() => void restore.run(workspace)}>
        {t("Restore")}
        <span className="sr-only">{name}</span>
      </Button>
    </li>
  );
}
