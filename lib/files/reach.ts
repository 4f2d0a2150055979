import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import type { Prisma } from "@/lib/db/client/client";
import { AppError } from "@/lib/errors";
import { can } from "@/lib/permissions/permissions";
import type { WorkspaceScope } from "@/lib/workspaces/scope";

export type Verb = "view" | "update" | "delete";

const holding = (permission: string): Prisma.RoleWhereInput => ({
  permissions: { array_contains: [{ name: permission }] },
});

/** The files that the actor may see, change or delete: one's own, those of one's workspaces as one's role there allows, and with the verb's own permission all. 403 without any of these. */
export function reachOf(actor: UserActor, verb: Verb): Prisma.FileEntryWhereInput {
  if (can(actor, `files.${verb}`)) return {};
  if (!can(actor, "files.create")) throw new AppError("forbidden", "You don't have permission to do this.");
  return { OR: [{ ownerId: actor.id, workspaceId: null }, inWorkspacesOf(actor, verb)] };
}

function inWorkspacesOf({ id }: UserActor, verb: Verb): Prisma.FileEntryWhereInput {
  const role = { OR: ["admin", "files.create", `files.${verb}`].map(holding) };
  return { workspace: { members: { some: { userId: id, role } } } };
}

/** A call by id finds a file in any workspace of the user, and in that one when the call names one. */
export const namedWorkspace = (workspace: WorkspaceScope | null): Prisma.FileEntryWhereInput =>
  workspace ? { workspaceId: workspace.id } : {};
