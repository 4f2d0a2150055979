import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import type { T } from "@/lib/i18n/create-t";
import { line } from "@/lib/i18n/line";
import { may, type Team } from "@/lib/teams/access";
import type { WorkspaceJson } from "@/lib/teams/schema";
import { avatarUrl } from "@/lib/users/avatar-url";

/** The actor of a call, and the translator for the response. */
export type Reader = { actor: UserActor; t: T };

export function teamJson({ actor, t }: Reader, team: Team, membersCount: number): WorkspaceJson {
  return {
    id: team.id,
    name: team.name,
    picture: avatarUrl(team.picture),
    members_count: membersCount,
    default: false,
    role: team.role && { id: team.role.id, name: t(team.role.name) },
    is_owner: team.ownerId === actor.id,
    can_manage: may(actor, team, "manage"),
    created_at: team.createdAt.toISOString(),
    deleted_at: team.deletedAt?.toISOString() ?? null,
  };
}

/** The personal workspace, which is not a row. */
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
