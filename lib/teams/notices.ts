import { line } from "@/lib/i18n/line";
import { NOTICE_GROUPS, noticeKind } from "@/lib/notice-kinds";
import { routes } from "@/lib/routes";

type Told = { workspaceId: number; workspace: string };

const viewWorkspace = ({ workspaceId }: Pick<Told, "workspaceId">) => ({
  label: line("View the workspace"),
  action: routes.workspace(workspaceId),
});

/** To the owner, and to the member who has sent the invite. */
export const memberJoinedNotice = noticeKind<Told & { member: string }>({
  id: "workspaces.joined",
  group: NOTICE_GROUPS.workspaces,
  name: line("Somebody has joined a workspace"),
  write: ({ member, workspace, ...told }) => ({
    lines: [{ text: line(":member has joined :workspace"), values: { member, workspace }, icon: "user-plus" }],
    mainAction: viewWorkspace(told),
  }),
});

export const roleChangedNotice = noticeKind<Told>({
  id: "workspaces.role-changed",
  group: NOTICE_GROUPS.workspaces,
  name: line("Your role in a workspace has changed"),
  write: ({ workspace, ...told }) => ({
    lines: [{ text: line("Your role in :workspace has changed"), values: { workspace }, icon: "users" }],
    mainAction: viewWorkspace(told),
  }),
});

export const memberRemovedNotice = noticeKind<Pick<Told, "workspace">>({
  id: "workspaces.removed",
  group: NOTICE_GROUPS.workspaces,
  name: line("You are no longer in a workspace"),
  write: ({ workspace }) => ({
    lines: [{ text: line("You are no longer a member of :workspace"), values: { workspace }, icon: "users" }],
  }),
});

/** To the new owner. */
export const transferredNotice = noticeKind<Told & { owner: string }>({
  id: "workspaces.transferred",
  group: NOTICE_GROUPS.workspaces,
  name: line("A workspace was transferred to you"),
  write: ({ owner, workspace, ...told }) => ({
    lines: [{ text: line(":owner has transferred :workspace to you"), values: { owner, workspace }, icon: "users" }],
    mainAction: viewWorkspace(told),
  }),
});
