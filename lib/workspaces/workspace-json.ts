import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import type { T } from "@/lib/i18n/create-t";
import { line } from "@/lib/i18n/line";
import { avatarUrl } from "@/lib/users/avatar-url";
import { may, type WorkspaceWithRole } from "@/lib/workspaces/access";
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
    created_at: workspace.createdAt.toISOString(),
    deleted_at: workspace.deletedAt?.toISOString() ?? null,
  };
}

/** The personal workspace, which has no row in the database. */
export const personalJson = (t: T): WorkspaceJson => ({
  id: 0,
  name: t(line("Default")),
  picture: null,
  members_count: 1,
  default: true,
  role: null,
  is_owner: true,
  can_manage: false,
  created_at: null,
  deleted_at: null,
});
