import { line } from "@/lib/i18n/line";
import { NOTICE_GROUPS, noticeKind } from "@/lib/notice-kinds";
import { routes } from "@/lib/routes";

type InviteNotice = { inviteId: string; workspace: string; inviter: string };

/**
 * The settings do not let users turn off the email about an invite: `announceInvite` always sends it, even to people
 * without an account.
 */
export const invitedNotice = noticeKind<InviteNotice>({
  id: "invites.received",
  group: NOTICE_GROUPS.workspaces,
  name: line("Someone invited you to a workspace"),
  mail: "always",
  write: ({ inviteId, workspace, inviter }) => ({
    lines: [{ text: line(":inviter invited you to :workspace"), values: { inviter, workspace }, icon: "users" }],
    mainAction: { label: line("View the invite"), action: routes.invite(inviteId) },
    inviteId,
  }),
});
