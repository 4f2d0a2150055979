import "server-only";
import type { Actor } from "@/lib/actor/actor";
import { db } from "@/lib/db/db";
import { notFound } from "@/lib/errors";
import { ID_MAX } from "@/lib/http/list";
import { OWNER_GRANTS } from "@/lib/ownership/policy";
import type { Grant } from "@/lib/permissions/permissions";

/** A workspace of the actor, with the permissions of the actor's role in it. Its owner has all. */
export type WorkspaceScope = { id: number; ownerId: number; permissions: Grant[] };

/** Returns the workspace with this id, or null if the id is 0 or missing. Throws a 404 if the actor is not a member. */
export async function requireWorkspace(actor: Actor, workspaceId: string | undefined): Promise<WorkspaceScope | null> {
  if (workspaceId === undefined || workspaceId === "" || workspaceId === "0") return null;
  const id = /^\d{1,10}$/.test(workspaceId) ? Number(workspaceId) : 0;
  if (id < 1 || id > ID_MAX || actor.id === null) throw notFound("Workspace");
  const member = await db.workspaceMember.findUnique({
    where: { workspaceId_userId: { workspaceId: id, userId: actor.id }, workspace: { deletedAt: null } },
    select: { workspace: { select: { ownerId: true } }, role: { select: { permissions: true } } },
  });
  if (!member) throw notFound("Workspace");
  const { ownerId } = member.workspace;
  return { id, ownerId, permissions: ownerId === actor.id ? OWNER_GRANTS : (member.role.permissions as Grant[]) };
}

/** Restricts a query to the rows of the workspace, or to the actor's personal ones. Spread it into every `where`. */
export function inWorkspace(actor: { id: number }, workspace: WorkspaceScope | null) {
  return workspace ? { workspaceId: workspace.id } : { ownerId: actor.id, workspaceId: null };
}
