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
  /** Its name. */
  workspace: string;
  /** The name of who has sent it. */
  inviter: string;
  invited: Invited;
};

/** `userId`: of the account with this address, if it is verified. `mail`: in the language of the account. */
export type Invited = { userId: number | null; mail: PreparedMail };

/**
 * Tells the invited person, by email and, if the address is that of an account, in the app. Call it in the transaction
 * that stores the invite.
 */
export async function announceInvite(
  tx: Tx,
  { id, email, workspace, inviter, invited }: AnnouncedInvite,
): Promise<void> {
  await invited.mail.send(tx, email, "workspace-invite", { id, workspace, inviter, days: INVITE_DAYS });
  if (invited.userId !== null)
    await notify(tx, [invited.userId], invitedNotice.with({ inviteId: id, workspace, inviter }));
}
