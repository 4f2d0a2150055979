import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { AppError } from "@/lib/errors";
import { can } from "@/lib/permissions/can";
import type { WorkspaceScope } from "@/lib/workspaces/scope";

/** Content tables, which have `ownerId` and `workspaceId` (null: personal). */
export type ContentNoun = "projects" | "sites" | "domains" | "files";
export type ContentVerb = "view" | "update" | "delete";

const holdsPermission = (permission: string) => ({ permissions: { array_contains: [{ name: permission }] } });

/**
 * A filter of the rows that the actor may view, update or delete: their own, those of their workspaces as their role
 * allows, and all rows with the verb's permission. 403 without any of these. Use it in every query, so that other rows
 * are not found.
 */
export function withinReach(actor: UserActor, noun: ContentNoun, verb: ContentVerb) {
  if (can(actor, `${noun}.${verb}`)) return {};
  if (!can(actor, `${noun}.create`)) throw new AppError("forbidden", "You don't have permission to do this.");
  const role = { OR: ["admin", `${noun}.create`, `${noun}.${verb}`].map(holdsPermission) };
  const ofMyWorkspaces = { workspace: { members: { some: { userId: actor.id, role } } } };
  return { OR: [{ ownerId: actor.id, workspaceId: null }, ofMyWorkspaces] };
}

/** A call by id finds rows in all the user's workspaces, or only in the one that the call names. */
export const inNamedWorkspace = (workspace: WorkspaceScope | null) => (workspace ? { workspaceId: workspace.id } : {});
