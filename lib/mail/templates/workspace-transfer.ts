import { isolate, type Template } from "@/lib/mail/content";
import { routes } from "@/lib/routes";

type Transfer = {
  workspaceId: number;
  /** The names of the workspace and of the user who asks. */
  workspace: string;
  owner: string;
  days: number;
};

/** Asks a member whether they want to become the owner. The workspace's page has the buttons. */
export const workspaceTransfer: Template<Transfer> = {
  write: (transfer, { t, appUrl, direction }) => {
    const names = {
      workspace: isolate(transfer.workspace, { direction }),
      owner: isolate(transfer.owner, { direction }),
    };
    return {
      subject: t(":owner asks you to become the owner of :workspace", {
        workspace: transfer.workspace,
        owner: transfer.owner,
      }),
      preview: t("Accept or decline on the workspace's page."),
      heading: t("Become the owner of :workspace?", names),
      blocks: [
        {
          kind: "text",
          text: t(
            ":owner asks you to become the owner of :workspace. What it contains then counts towards your limits, and only you can delete it or hand it over.",
            names,
          ),
        },
        {
          kind: "button",
          label: t("Accept or decline"),
          href: `${appUrl}${routes.workspace(transfer.workspaceId)}`,
        },
        {
          kind: "note",
          text: t(
            "You can accept for {days, plural, one {# day} other {# days}}. If you don't want to own the workspace, decline or ignore this email.",
            { days: transfer.days },
          ),
        },
      ],
      reason: t("You received this email because you are a member of :workspace.", names),
    };
  },
};
