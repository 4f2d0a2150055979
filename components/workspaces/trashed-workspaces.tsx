"use client";

import { useQuery } from "@tanstack/react-query";
import { RelativeTime } from "@/components/i18n/relative-time";
import { useT } from "@/components/i18n/use-t";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { useWorkspaceActions } from "@/components/workspaces/use-workspace-actions";
import { workspaceClient } from "@/lib/teams/client";
import type { WorkspaceJson } from "@/lib/teams/schema";
import { TRASH_DAYS } from "@/lib/workspaces/policy";

/** The deleted workspaces that the user can restore. Renders nothing without any. */
export function TrashedWorkspaces() {
  const t = useT();
  const { data } = useQuery(workspaceClient.own({ trashed: true }));
  if (!data?.length) return null;
  return (
    <section aria-labelledby="trashed-workspaces" className="grid content-start gap-3">
      <h2 id="trashed-workspaces" className="type-section">
        {t("Trash")}
      </h2>
      <p className="text-small text-muted">
        {t("Deleted workspaces stay here for :days days. After that, their content becomes personal.", {
          days: TRASH_DAYS,
        })}
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {data.map((workspace) => (
          <TrashedRow key={workspace.id} workspace={workspace} />
        ))}
      </ul>
    </section>
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
        <p className="truncate text-control font-semibold">
          <bdi>{name}</bdi>
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
