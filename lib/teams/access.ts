import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { db, type Tx } from "@/lib/db/db";
import { AppError, notFound } from "@/lib/errors";
import { can } from "@/lib/permissions/can";
import { requireMayGrant } from "@/lib/permissions/granting";
import type { Grant, Holder } from "@/lib/permissions/permissions";
import { requireWorkspaceWithinLimit } from "@/lib/workspaces/workspace-limit";

/**
 * What an actor wants to do with a workspace: "view" it, "manage" its name, members and invites, or do what only its
 * owner may do ("own").
 */
export type TeamVerb = "view" | "manage" | "own";

/** A workspace, and the role of the actor in it. */
export type Team = {
  id: number;
  name: string;
  picture: string | null;
  ownerId: number;
  createdAt: Date;
  deletedAt: Date | null;
  /** Null if the actor is not a member. */
  role: { id: number; name: string; permissions: Grant[] } | null;
};

const SHOWN = { id: true, name: true, picture: true, ownerId: true, createdAt: true, deletedAt: true } as const;

/** The permissions to do the same in every workspace, also without being a member. */
const SITE_PERMISSIONS = { view: "workspaces.view", manage: "workspaces.update", own: "workspaces.delete" } as const;

type Access = { id: number; verb: TeamVerb; trashed?: boolean };

/**
 * Finds a workspace, with `trashed` only one in the trash, otherwise only one outside it. Throws a 404 unless the actor
 * is a member or may view all workspaces, and a 403 if the actor's role does not allow the verb.
 */
export async function requireTeam(actor: UserActor, { id, verb, trashed = false }: Access, tx: Tx = db): Promise<Team> {
  const row = await tx.workspace.findFirst({
    where: { id, deletedAt: trashed ? { not: null } : null },
    select: {
      ...SHOWN,
      members: {
        where: { userId: actor.id },
        select: { role: { select: { id: true, name: true, permissions: true } } },
      },
    },
  });
  if (!row) throw notFound("Workspace");
  const { members, ...workspace } = row;
  const team = { ...workspace, role: (members[0]?.role as Team["role"]) ?? null };
  if (!team.role && !can(actor, SITE_PERMISSIONS[verb]) && !can(actor, "workspaces.view")) throw notFound("Workspace");
  if (!may(actor, team, verb)) throw new AppError("forbidden", "You don't have permission to do this.");
  return team;
}

/** Like `requireTeam`. 403 if the workspace is beyond the limit of its owner. Call it before a transaction begins. */
export async function requireChangeableTeam(actor: UserActor, access: Access): Promise<Team> {
  const team = await requireTeam(actor, access);
  await requireWorkspaceWithinLimit(actor, team);
  return team;
}

/** Like `requireTeam`. Locks the workspace first, so that two requests do not both change its members. */
export async function lockTeam(tx: Tx, actor: UserActor, access: Access): Promise<Team> {
  await tx.$executeRaw`SELECT 1 FROM "Workspace" WHERE id = ${access.id} FOR UPDATE`;
  return requireTeam(actor, access, tx);
}

/** Whether the actor may do this. To change a workspace, an API token also needs the permission to create one. */
export function may(actor: UserActor, team: Team, verb: TeamVerb): boolean {
  if (can(actor, SITE_PERMISSIONS[verb])) return true;
  if (verb === "view") return team.role !== null;
  if (actor.token && !can(actor, "workspaces.create")) return false;
  return isOwner(actor, team) || (verb === "manage" && team.role !== null && can(team.role, "workspaces.update"));
}

const isOwner = ({ id }: { id: number }, { ownerId }: Pick<Team, "ownerId">) => id === ownerId;

/**
 * Throws a 403 if a role has permissions that the actor lacks in the workspace, so that nobody gives or takes more than
 * they have.
 */
export function requireMayAssign(actor: UserActor, team: Team, role: { permissions: unknown }): void {
  if (isOwner(actor, team) || can(actor, "workspaces.update")) return;
  requireMayGrant(team.role as Holder, role.permissions as Grant[]);
}
