"use client";

import { useState } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { reportApiError } from "@/components/errors/report-api-error";
import { useT } from "@/components/i18n/use-t";
import { joinInvite } from "@/components/layout/join-invite";
import { showActiveWorkspace } from "@/components/layout/switch-workspace";
import { useNotificationActions } from "@/components/notifications/use-notifications";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { ApiError } from "@/lib/http/client";
import { inviteClient } from "@/lib/invites/client";

const NOT_FOUND = 404;

type Props = { notificationId: number; inviteId: string };

/** The buttons that accept or decline an invite to a workspace. Both delete the notification afterwards. */
export function InviteActions({ notificationId, inviteId }: Props) {
  const t = useT();
  const { refresh } = useBootstrap();
  const { remove } = useNotificationActions();
  const [pending, setPending] = useState<"join" | "decline" | null>(null);

  /**
   * After a failure, loads the user's data again, because the invite may have been accepted or declined elsewhere. If
   * the invite no longer exists, deletes the notification.
   */
  async function act(kind: "join" | "decline", work: () => Promise<void>) {
    setPending(kind);
    try {
      await work();
    } catch (error) {
      reportApiError(error, t);
      if (error instanceof ApiError && error.status === NOT_FOUND) await remove.run(notificationId);
      await refresh().catch(() => undefined);
    } finally {
      setPending(null);
    }
  }

  const join = () =>
    act("join", async () => {
      await joinInvite(inviteId, t);
      await remove.run(notificationId);
      showActiveWorkspace();
    });

  const decline = () =>
    act("decline", async () => {
      await inviteClient.remove(inviteId);
      await remove.run(notificationId);
      toast({ message: t("Declined workspace invitation") });
    });

  return (
    <div className="relative mt-2 flex w-fit flex-wrap gap-2">
      <Button size="s" pending={pending === "join"} disabled={pending === "decline"} onClick={() => void join()}>
        {t("Join")}
      </Button>
      <Button
        size="s"
        variant="ghost"
        pending={pending === "decline"}
        disabled={pending === "join"}
        onClick={() => void decline()}
      >
        {t("Decline")}
      </Button>
    </div>
  );
}
