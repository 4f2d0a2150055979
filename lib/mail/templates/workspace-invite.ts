import { isolate, type Template, withoutLinks } from "@/lib/mail/content";
import { routes } from "@/lib/routes";

type Invite = {
  id: string;
  /** The names of the workspace and of the user who sends the invite. */
  workspace: string;
  inviter: string;
  days: number;
};

/** Sent to somebody who may not have an account yet. */
export const workspaceInvite: Template<Invite> = {
  write: (invite, { t, to, siteName, appUrl, direction }) => {
    const [workspace, inviter] = [withoutLinks(invite.workspace), withoutLinks(invite.inviter)];
    const names = {
      workspace: isolate(workspace, { direction }),
      inviter: isolate(inviter, { direction }),
      site_name: siteName,
    };
    return {
      subject: t(":inviter invited you to :workspace on :site_name", { ...names, workspace, inviter }),
      preview: t("Accept the invite to work on projects and sites together."),
      heading: t("Join :workspace", names),
      blocks: [
        { kind: "text", text: t(":inviter invited you to work together in :workspace on :site_name.", names) },
        { kind: "button", label: t("View the invite"), href: `${appUrl}${routes.invite(invite.id, to)}` },
        {
          kind: "note",
          text: t(
            "The invite is for :email and is valid for {days, plural, one {# day} other {# days}}. If you don't want to join, ignore this email.",
            { email: isolate(to, { direction }), days: invite.days },
          ),
        },
      ],
      reason: t("You received this email because :inviter entered your address.", names),
    };
  },
};
