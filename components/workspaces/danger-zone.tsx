"use client";

import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { useWorkspaceActions } from "@/components/workspaces/use-workspace-actions";
import { TRASH_DAYS } from "@/lib/workspaces/policy";
import type { WorkspaceJson } from "@/lib/workspaces/schema";

/** A button that deletes the workspace (for its owner) or leaves it (for any other member). */
export function DangerZone({ workspace }: { workspace: WorkspaceJson }) {
  const t = useT();
  const { remove, leave } = useWorkspaceActions();
  if (workspace.role === null) return null;
  const { is_owner: isOwner } = workspace;
  const action = isOwner ? remove : leave;
  return (
    <section aria-labelledby="danger-zone" className="grid content-start gap-2">
      <h2 id="danger-zone" className="type-section">
        {t("Danger zone")}
      </h2>
      <p className="text-small text-muted">
        {isOwner
          ? t(
              "After you have deleted the workspace, you can restore it for :days days. To leave the workspace instead, make another member the owner first.",
              { days: TRASH_DAYS },
            )
          : t(
              "You will no longer be able to open the workspace. What you made in it stays there and will belong to the owner.",
            )}
      </p>
      <div>
        <Button variant="danger" pending={action.pending} onClick={() => void action.run(workspace)}>
          {isOwner ? t("Delete workspace") : t("Leave workspace")}
        </Button>
      </div>
    </section>
  );
}
