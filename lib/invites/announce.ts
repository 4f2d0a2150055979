import "server-only";
import type { Tx } from "@/lib/db/db";
import { invitedNotice } from "@/lib/invites/notices";
import { INVITE_DAYS } from "@/lib/invites/policy";
import type { PreparedMail } from "@/lib/mail/prepare";
import { notify } from "@/lib/notices/notify";

/** An invite that is new or is sent again. */
export type AnnouncedInvite = {
  id: string;
  email: string;
  /** The name of the workspace. */
  workspace: string;
  /** The name of the sender. */
  inviter: string;
  recipient: InviteRecipient;
};

/**
 * `userId`: the account that has verified the address, or null. `mail`: in the language of the account with this
 * address, verified or not, or in the sender's language if there is no such account.
 */
export type InviteRecipient = { userId: number | null; mail: PreparedMail };

/**
 * Notifies the invited person by email and, if they have an account with this verified address, in the app. Call it in
 * the transaction that stores the invite.
 */
export async function announceInvite(
  tx: Tx,
  { id, email, workspace, inviter, recipient }: AnnouncedInvite,
): Promise<void> {
  await recipient.mail.send(tx, email, "workspace-invite", { id, workspace, inviter, days: INVITE_DAYS });
  if (recipient.userId !== null)
    await notify(tx, [recipient.userId], invitedNotice.with({ inviteId: id, workspace, inviter }));
}
