import { line } from "@/lib/i18n/line";
import { NOTICE_GROUPS, noticeKind } from "@/lib/notice-kinds";
import { routes } from "@/lib/routes";

type WorkspaceRef = { workspaceId: number; workspace: string };

const viewAction = ({ workspaceId }: Pick<WorkspaceRef, "workspaceId">) => ({
  label: line("View the workspace"),
  action: routes.workspace(workspaceId),
});

/** Sent to the owner, and to the member who sent the invite. */
export const memberJoinedNotice = noticeKind<WorkspaceRef & { member: string }>({
  id: "workspaces.joined",
  group: NOTICE_GROUPS.workspaces,
  name: line("Someone joined a workspace"),
  write: ({ member, workspace, ...ref }) => ({
    lines: [{ text: line(":member joined :workspace"), values: { member, workspace }, icon: "user-plus" }],
    mainAction: viewAction(ref),
  }),
});

export const roleChangedNotice = noticeKind<WorkspaceRef>({
  id: "workspaces.role-changed",
  group: NOTICE_GROUPS.workspaces,
  name: line("Your role in a workspace has changed"),
  write: ({ workspace, ...ref }) => ({
    lines: [{ text: line("Your role in :workspace has changed"), values: { workspace }, icon: "users" }],
    mainAction: viewAction(ref),
  }),
});

/** Sent to a member who was removed, and to all members when the workspace was moved to the trash (`isDeleted`). */
export const memberRemovedNotice = noticeKind<Pick<WorkspaceRef, "workspace"> & { isDeleted?: boolean }>({
  id: "workspaces.removed",
  group: NOTICE_GROUPS.workspaces,
  name: line("You are no longer in a workspace"),
  write: ({ workspace, isDeleted = false }) => ({
    lines: [
      {
        text: isDeleted
          ? line(":workspace was deleted, so you can no longer open it")
          : line("You are no longer a member of :workspace"),
        values: { workspace },
        icon: "users",
      },
    ],
  }),
});

/** Sent to the member who is asked to become the owner, always with an email. The workspace's page has the answers. */
export const transferAskedNotice = noticeKind<WorkspaceRef & { owner: string }>({
  id: "workspaces.transfer-asked",
  group: NOTICE_GROUPS.workspaces,
  name: line("Someone asks you to become the owner of a workspace"),
  mail: "always",
  write: ({ owner, workspace, ...ref }) => ({
    lines: [
      { text: line(":owner asks you to become the owner of :workspace"), values: { owner, workspace }, icon: "users" },
    ],
    mainAction: viewAction(ref),
  }),
});

/** Sent to the previous owner. */
export const transferredNotice = noticeKind<WorkspaceRef & { owner: string }>({
  id: "workspaces.transferred",
  group: NOTICE_GROUPS.workspaces,
  name: line("A member has become the owner of your workspace"),
  write: ({ owner, workspace, ...ref }) => ({
    lines: [{ text: line(":owner is now the owner of :workspace"), values: { owner, workspace }, icon: "users" }],
    mainAction: viewAction(ref),
  }),
});

/** Sent to the owner. */
export const transferDeclinedNotice = noticeKind<WorkspaceRef & { member: string }>({
  id: "workspaces.transfer-declined",
  group: NOTICE_GROUPS.workspaces,
  name: line("A member declined to become the owner of your workspace"),
  write: ({ member, workspace, ...ref }) => ({
    lines: [
      {
        text: line(":member declined to become the owner of :workspace"),
        values: { member, workspace },
        icon: "users",
      },
    ],
    mainAction: viewAction(ref),
  }),
});
