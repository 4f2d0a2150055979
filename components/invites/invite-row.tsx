"use client";

import { FormattedDate } from "@/components/i18n/formatted-date";
import { useT } from "@/components/i18n/use-t";
import { useAction } from "@/components/query/use-action";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { inviteClient } from "@/lib/invites/client";
import type { InviteJson } from "@/lib/invites/schema";

const REFRESHED_KEYS = [inviteClient.key];

/** An open invite, which can be sent again or cancelled. */
export function InviteRow({ workspaceId, invite }: { workspaceId: number; invite: InviteJson }) {
  const { id, email, role, inviter, expires_at } = invite;
  const t = useT();
  const resend = useAction(() => inviteClient.resend(workspaceId, id), {
    refresh: REFRESHED_KEYS,
    onSuccess: () => toast({ message: t("Email sent") }),
  });
  const cancel = useAction(() => inviteClient.remove(id), {
    refresh: REFRESHED_KEYS,
    onSuccess: () => toast({ message: t("Invite cancelled") }),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 max-md:basis-full">
        <p className="text-control font-semibold wrap-anywhere">
          <bdi>{email}</bdi>
        </p>
        <p className="text-small text-muted">
          {[role.name, inviter && t("invited by :name", { name: inviter.display_name })].filter(Boolean).join(" · ")}
          {" · "}
          {t.rich("valid until :date", { date: <FormattedDate value={expires_at} /> })}
        </p>
      </div>
      <Button size="s" variant="ghost" pending={resend.pending} onClick={() => void resend.run()}>
        {t("Send again")}
        <span className="sr-only">{email}</span>
      </Button>
      <Button size="s" variant="ghost" pending={cancel.pending} onClick={() => void cancel.run()}>
        {t("Cancel invite")}
        <span className="sr-only">{email}</span>
      </Button>
    </li>
  );
}
