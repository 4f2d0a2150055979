import "server-only";
import type { Tx } from "@/lib/db/db";
import { invitedNotice } from "@/lib/invites/notices";
import type { PreparedMail } from "@/lib/mail/prepare";
import { notify } from "@/lib/notices/notify";
import { INVITE_DAYS } from "@/lib/workspaces/policy";

/** An invite that is new or is sent again. */
export type AnnouncedInvite = {
  id: string;
  email: string;
  /** The name of the workspace. */
  workspace: string;
  /** The name of the sender. */
  inviter: string;
  invited: Invited;
};

/** `userId`: the account that has verified this address, if any. `mail`: in the account's language. */
export type Invited = { userId: number | null; mail: PreparedMail };

/**
 * Notifies the invited person by email and, if they have an account with this verified address, in the app. Call it in
 * the transaction that stores the invite.
 */
export async function announceInvite(
  tx: Tx,
  { id, email, workspace, inviter, invited }: AnnouncedInvite,
): Promise<void> {
  await invited.mail.send(tx, email, "workspace-invite", { id, workspace, inviter, days: INVITE_DAYS });
  if (invited.userId !== null)
    await notify(tx, [invited.userId], invitedNotice.with({ inviteId: id, workspace, inviter }));
}
