import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { displayName } from "@/lib/actor/display-name";
import type { T } from "@/lib/i18n/create-t";
import { line } from "@/lib/i18n/line";
import { CONTENT_NOUNS } from "@/lib/ownership/policy";
import { can } from "@/lib/permissions/can";
import { avatarUrl } from "@/lib/users/avatar-url";
import { may, mayOwn, type WorkspaceWithRole } from "@/lib/workspaces/access";
import type { WorkspaceJson } from "@/lib/workspaces/schema";

/** The actor of a call, and the translator for the response. */
export type LocalizedActor = { actor: UserActor; t: T };

export function workspaceJson(
  { actor, t }: LocalizedActor,
  workspace: WorkspaceWithRole,
  membersCount: number,
): WorkspaceJson {
  return {
    id: workspace.id,
    name: workspace.name,
    picture: avatarUrl(workspace.picture),
    members_count: membersCount,
    default: false,
    role: workspace.role && { id: workspace.role.id, name: t(workspace.role.name) },
    is_owner: workspace.ownerId === actor.id,
    can_manage: may(actor, workspace, "manage"),
    transfer: transferJson(actor, workspace),
    may_create: CONTENT_NOUNS.filter(
      (noun) =>
        can(actor, `${noun}.create`) &&
        (workspace.ownerId === actor.id || (workspace.role !== null && can(workspace.role, `${noun}.create`))),
    ),
    created_at: workspace.createdAt.toISOString(),
    deleted_at: workspace.deletedAt?.toISOString() ?? null,
  };
}

function transferJson(actor: UserActor, workspace: WorkspaceWithRole): WorkspaceJson["transfer"] {
  const { transfer } = workspace;
  if (!transfer || (transfer.user.id !== actor.id && !mayOwn(actor, workspace))) return null;
  const { user, expiresAt } = transfer;
  return { user: { id: user.id, display_name: displayName(user) }, expires_at: expiresAt.toISOString() };
}

/** The personal workspace, which has no row in the database. */
export const personalJson = ({ actor, t }: LocalizedActor): WorkspaceJson => ({
  id: 0,
  name: t(line("Default")),
  picture: null,
  members_count: 1,
  default: true,
  role: null,
  is_owner: true,
  can_manage: false,
  transfer: null,
  may_create: CONTENT_NOUNS.filter((noun) => can(actor, `${noun}.create`)),
  created_at: null,
  deleted_at: null,
});
