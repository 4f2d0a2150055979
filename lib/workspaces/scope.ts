import "server-only";
import type { Actor } from "@/lib/actor/actor";
import { db } from "@/lib/db/db";
import { notFound } from "@/lib/errors";
import type { Grant } from "@/lib/permissions/permissions";

/** A workspace of the actor, with the permissions of the actor's role in it. */
export type WorkspaceScope = { id: number; ownerId: number; permissions: Grant[] };

const MAX_ID = 2_147_483_647;

/** The workspace with this id. Null for 0 or none. 404 if the actor is not a member. */
export async function requireWorkspace(actor: Actor, workspaceId: string | undefined): Promise<WorkspaceScope | null> {
  if (workspaceId === undefined || workspaceId === "" || workspaceId === "0") return null;
  const id = /^\d{1,10}$/.test(workspaceId) ? Number(workspaceId) : 0;
  if (id < 1 || id > MAX_ID || actor.id === null) throw notFound("Workspace");
  const member = await db.workspaceMember.findUnique({
    where: { workspaceId_userId: { workspaceId: id, userId: actor.id } },
    select: { workspace: { select: { ownerId: true } }, role: { select: { permissions: true } } },
  });
  if (!member) throw notFound("Workspace");
  return { id, ownerId: member.workspace.ownerId, permissions: member.role.permissions as Grant[] };
}

/** The rows that a list shows: the workspace's, or the actor's own personal ones. Spread it into every `where`. */
export function inWorkspace(actor: { id: number }, workspace: WorkspaceScope | null) {
  return workspace ? { workspaceId: workspace.id } : { ownerId: actor.id, workspaceId: null };
}
