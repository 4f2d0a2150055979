import "server-only";
import type { Tx } from "@/lib/db/db";
import { invitedNotice } from "@/lib/invites/notices";
import type { PreparedMail } from "@/lib/mail/prepare";
import { notify } from "@/lib/notices/notify";
import { INVITE_DAYS } from "@/lib/workspaces/policy";

/** An invite that was made or is sent again. */
export type AnnouncedInvite = {
  id: string;
  email: string;
  workspace: { id: number; name: string };
  /** The name of who has sent it. */
  inviter: string;
  /** In the language of the invited person, as far as it is known. */
  mail: PreparedMail;
};

/**
 * Tells the invited person, by email and, if the address is that of an account, in the app. Call it in the transaction
 * that stores the invite.
 */
export async function announceInvite(tx: Tx, { mail, email, ...invite }: AnnouncedInvite): Promise<void> {
  await mail.send(tx, email, "workspace-invite", {
    id: invite.id,
    workspace: invite.workspace.name,
    inviter: invite.inviter,
    days: INVITE_DAYS,
  });
  const user = await tx.user.findFirst({ where: { email, emailVerifiedAt: { not: null } }, select: { id: true } });
  const told = { inviteId: invite.id, workspace: invite.workspace.name, inviter: invite.inviter };
  if (user) await notify(tx, [user.id], invitedNotice.with(told));
}
