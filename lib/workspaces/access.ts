import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { db, type Tx } from "@/lib/db/db";
import { forbidden, notFound } from "@/lib/errors";
import { requireWorkspaceWithinLimit } from "@/lib/ownership/workspace-limit";
import { can } from "@/lib/permissions/can";
import { requireMayGrant } from "@/lib/permissions/granting";
import type { Grant, Holder } from "@/lib/permissions/permissions";

/**
 * What an actor wants to do with a workspace: "view" it, "manage" its name, members and invites, or do what only its
 * owner may do ("own").
 */
export type WorkspaceVerb = "view" | "manage" | "own";

/** A workspace, and the role of the actor in it. */
export type WorkspaceWithRole = {
  id: number;
  name: string;
  picture: string | null;
  ownerId: number;
  createdAt: Date;
  deletedAt: Date | null;
  /** Null if the actor is not a member. */
  role: { id: number; name: string; permissions: Grant[] } | null;
  /** Who was asked to become the owner. Null if nobody was, or if the question has expired. */
  transfer: WorkspaceTransfer | null;
};
type WorkspaceTransfer = {
  expiresAt: Date;
  user: { id: number; firstName: string; lastName: string; email: string };
};

const SHOWN_COLUMNS = { id: true, name: true, picture: true, ownerId: true, createdAt: true, deletedAt: true } as const;

/** The site permission for each verb. It applies to all workspaces, even those of which the user is not a member. */
const SITE_PERMISSIONS = { view: "workspaces.view", manage: "workspaces.update", own: "workspaces.delete" } as const;

type Access = { id: number; verb: WorkspaceVerb; trashed?: boolean };

/**
 * Finds the workspace with this id. `trashed` states whether it must be in the trash. Throws a 404 if there is no such
 * workspace, or if the actor may not see it. Members may see it, and so may users with the site permission for `verb`
 * or for viewing. Throws a 403 if the actor may see the workspace, but may not do what `verb` says.
 */
export async function requireWorkspaceRow(
  actor: UserActor,
  { id, verb, trashed = false }: Access,
  tx: Tx = db,
): Promise<WorkspaceWithRole> {
  const workspace = await findWorkspaceRow(actor, { id, trashed }, tx);
  if (!workspace) throw notFound("Workspace");
  if (!workspace.role && !can(actor, SITE_PERMISSIONS[verb]) && !can(actor, "workspaces.view"))
    throw notFound("Workspace");
  if (!may(actor, workspace, verb)) throw forbidden();
  return workspace;
}

/** Finds a workspace without checking whether the actor may see it. */
export async function findWorkspaceRow(
  actor: UserActor,
  { id, trashed }: { id: number; trashed: boolean },
  tx: Tx = db,
): Promise<WorkspaceWithRole | null> {
  const row = await tx.workspace.findFirst({
    where: { id, deletedAt: trashed ? { not: null } : null },
    select: {
      ...SHOWN_COLUMNS,
      members: {
        where: { userId: actor.id },
        select: { role: { select: { id: true, name: true, permissions: true } } },
      },
    },
  });
  if (!row) return null;
  const { members, ...columns } = row;
  const role = (members[0]?.role as WorkspaceWithRole["role"]) ?? null;
  const transfers = await findTransfers(tx, [id]);
  return { ...columns, role, transfer: transfers.get(id) ?? null };
}

/** Finds who was asked to become the owner, by workspace. Leaves out questions that have expired. */
export async function findTransfers(tx: Tx, workspaceIds: number[]): Promise<Map<number, WorkspaceTransfer>> {
  const rows = await tx.workspaceTransfer.findMany({
    where: { workspaceId: { in: workspaceIds }, expiresAt: { gt: new Date() } },
    select: {
      workspaceId: true,
      expiresAt: true,
      member: { select: { user: { select: { id: true, firstName: true, lastName: true, email: true } } } },
    },
  });
  return new Map(rows.map(({ workspaceId, expiresAt, member }) => [workspaceId, { expiresAt, user: member.user }]));
}

/**
 * Like `requireWorkspaceRow`. Also throws a 403 if the workspace is beyond its owner's limit: see
 * `requireWorkspaceWithinLimit`. Call it before a transaction begins.
 */
export async function requireChangeableWorkspace(actor: UserActor, access: Access): Promise<WorkspaceWithRole> {
  const workspace = await requireWorkspaceRow(actor, access);
  await requireWorkspaceWithinLimit(actor, workspace);
  return workspace;
}

/** Like `requireWorkspaceRow`. Locks the workspace first, so that requests cannot change its members concurrently. */
export async function lockWorkspace(tx: Tx, actor: UserActor, access: Access): Promise<WorkspaceWithRole> {
  await tx.$executeRaw`SELECT 1 FROM "Workspace" WHERE id = ${access.id} FOR UPDATE`;
  return requireWorkspaceRow(actor, access, tx);
}

/**
 * Whether the actor may do what `verb` says. Without the site permission, an API token needs `workspaces.create` to
 * change a workspace.
 */
export function may(actor: UserActor, workspace: WorkspaceWithRole, verb: WorkspaceVerb): boolean {
  if (can(actor, SITE_PERMISSIONS[verb])) return true;
  if (verb === "view") return workspace.role !== null;
  if (actor.token && !can(actor, "workspaces.create")) return false;
  return (
    isOwner(actor, workspace) ||
    (verb === "manage" && workspace.role !== null && can(workspace.role, "workspaces.update"))
  );
}

/** Whether the actor may do what only the owner does. A token may see it, too: what it may do is checked elsewhere. */
export const mayOwn = (actor: UserActor, workspace: WorkspaceWithRole): boolean =>
  can(actor, SITE_PERMISSIONS.own) || isOwner(actor, workspace);

const isOwner = ({ id }: { id: number }, { ownerId }: Pick<WorkspaceWithRole, "ownerId">) => id === ownerId;

/**
 * Throws a 403 if a role has permissions that the actor lacks in the workspace. Otherwise, members could give or take
 * away permissions that they do not have. The owner and holders of the site permission may assign every role.
 */
export function requireMayAssignRole(
  actor: UserActor,
  workspace: WorkspaceWithRole,
  role: { permissions: unknown },
): void {
  if (isOwner(actor, workspace) || can(actor, "workspaces.update")) return;
  requireMayGrant(workspace.role as Holder, role.permissions as Grant[]);
}
