"use client";

import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { FormattedDate } from "@/components/i18n/formatted-date";
import { useT } from "@/components/i18n/use-t";
import { useAction } from "@/components/query/use-action";
import { Button } from "@/components/ui/button";
import { Note } from "@/components/ui/note";
import { toast } from "@/components/ui/toast";
import { workspaceClient } from "@/lib/workspaces/client";
import type { WorkspaceJson } from "@/lib/workspaces/schema";

const REFRESHED_KEYS = { refresh: [workspaceClient.key] };

/** Shows who was asked to become the owner: to that member with the two answers, to the owner with a cancel button. */
export function TransferNote({ workspace }: { workspace: WorkspaceJson }) {
  const { id: userId } = useLoggedInUser();
  const { transfer } = workspace;
  if (transfer === null) return null;
  return (
    <Note>
      {transfer.user.id === userId ? (
        <Question workspace={workspace} expiresAt={transfer.expires_at} />
      ) : (
        <Pending workspace={workspace} transfer={transfer} />
      )}
    </Note>
  );
}

function Question({ workspace: { id, name }, expiresAt }: { workspace: WorkspaceJson; expiresAt: string }) {
  const t = useT();
  const { refresh: refreshUser } = useBootstrap();
  const accept = useAction(() => workspaceClient.acceptTransfer(id), {
    ...REFRESHED_KEYS,
    onSuccess() {
      void refreshUser().catch(() => undefined); // what the workspace contains counts towards the user's limits now
      toast({ message: t('You are now the owner of ":workspace"', { workspace: name }) });
    },
  });
  const decline = useAction(() => workspaceClient.declineTransfer(id), {
    ...REFRESHED_KEYS,
    onSuccess: () => toast({ message: t("You declined to become the owner") }),
  });
  return (
    <>
      <p>
        {t.rich(
          "You are asked to become the owner of this workspace, and can accept until :date. What it contains then counts towards your limits, and only you can delete it or hand it over.",
          { date: <FormattedDate value={expiresAt} /> },
        )}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="s" variant="primary" pending={accept.pending} onClick={() => void accept.run()}>
          {t("Become the owner")}
        </Button>
        <Button size="s" pending={decline.pending} onClick={() => void decline.run()}>
          {t("Decline")}
        </Button>
      </div>
    </>
  );
}

type PendingProps = { workspace: WorkspaceJson; transfer: NonNullable<WorkspaceJson["transfer"]> };

function Pending({ workspace: { id }, transfer: { user, expires_at } }: PendingProps) {
  const t = useT();
  const cancel = useAction(() => workspaceClient.cancelTransfer(id), {
    ...REFRESHED_KEYS,
    onSuccess: () => toast({ message: t(":name is no longer asked", { name: user.display_name }) }),
  });
  return (
    <>
      <p>
        {t.rich(":name was asked to become the owner, and can accept until :date.", {
          name: <bdi>{user.display_name}</bdi>,
          date: <FormattedDate value={expires_at} />,
        })}
      </p>
      <Button size="s" className="mt-2" pending={cancel.pending} onClick={() => void cancel.run()}>
        {t("No longer ask")}
      </Button>
    </>
  );
}
