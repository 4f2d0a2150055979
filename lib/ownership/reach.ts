import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { forbidden, notFound } from "@/lib/errors";
import { inWorkspace, type WorkspaceScope } from "@/lib/ownership/scope";
import { can } from "@/lib/permissions/can";
import type { Holder } from "@/lib/permissions/permissions";

/**
 * The kinds of content, named as in their permissions. Their tables have the columns `ownerId` and `workspaceId` (null:
 * personal).
 */
export type ContentNoun = "projects" | "sites" | "domains" | "files";
export type ContentVerb = "view" | "update" | "delete";

const holdsPermission = (permission: string) => ({ permissions: { array_contains: [{ name: permission }] } });

/**
 * Restricts a query to the rows that the actor may view, update or delete. With the verb's permission, these are all
 * rows. With the permission to create, they are the actor's personal rows, and those in workspaces where the actor's
 * role allows it. Throws a 403 if the actor has neither permission. Use this in every query, so that other rows are not
 * found.
 */
export function withinReach(actor: UserActor, noun: ContentNoun, verb: ContentVerb) {
  if (can(actor, `${noun}.${verb}`)) return {};
  requireCreate(actor, noun);
  return { OR: [inWorkspace(actor, null), inWorkspacesOf(actor, noun, verb)] };
}

type Lookup = { noun: ContentNoun; verb: ContentVerb; label: string };
type Reach = { AND: [ReturnType<typeof withinReach>, ReturnType<typeof inNamedWorkspace>] };

/**
 * Finds a row that the actor may view, update or delete. `find` reads the row within the given restriction. Throws a
 * 403 if the actor may view the row but not update or delete it. Throws a 404, which names the row by `label`, if they
 * may not view it or there is none. Also throws the 403 of `withinReach`.
 */
export async function requireInReach<Row>(
  { actor, workspace }: { actor: UserActor; workspace: WorkspaceScope | null },
  { noun, verb, label }: Lookup,
  find: (reach: Reach) => Promise<Row | null>,
): Promise<Row> {
  const findFor = (each: ContentVerb) => find({ AND: [withinReach(actor, noun, each), inNamedWorkspace(workspace)] });
  const row = await findFor(verb);
  if (row) return row;
  throw verb !== "view" && (await findFor("view")) ? forbidden() : notFound(label);
}

/**
 * Restricts a list to those rows of the workspace that the actor may view, update or delete. If `workspace` is null, to
 * the actor's personal rows. The same as `withinReach` and `inWorkspace` together, but without the `OR`, which would
 * prevent Postgres from using an index.
 */
export function withinReachInWorkspace(
  actor: UserActor,
  workspace: WorkspaceScope | null,
  { noun, verb }: { noun: ContentNoun; verb: ContentVerb },
) {
  if (can(actor, `${noun}.${verb}`)) return inWorkspace(actor, workspace);
  requireCreate(actor, noun);
  return { ...inWorkspace(actor, workspace), ...(workspace && inWorkspacesOf(actor, noun, verb)) };
}

/**
 * Restricts a list to what the actor may view in the workspace, or to the actor's personal rows. `everyone` lists all
 * users' rows, and throws a 403 without the permission to view them.
 */
export function withinList(
  actor: UserActor,
  workspace: WorkspaceScope | null,
  { noun, everyone }: { noun: ContentNoun; everyone: boolean },
) {
  if (!everyone) return withinReachInWorkspace(actor, workspace, { noun, verb: "view" });
  if (!can(actor, `${noun}.view`)) throw forbidden();
  return {};
}

/**
 * Restricts a query to the rows that the user may view: all rows, or their personal ones and those in workspaces where
 * their role allows it. Also works for users other than the actor, such as a site's owner.
 */
export function viewableBy(user: Holder & { id: number }, noun: ContentNoun) {
  const canViewAll = can(user, `${noun}.view`);
  return {
    OR: [inWorkspace(user, null), inWorkspacesOf(user, noun, "view"), ...(canViewAll ? [{ id: { gt: 0 } }] : [])],
  };
}

function requireCreate(actor: UserActor, noun: ContentNoun): void {
  if (!can(actor, `${noun}.create`)) throw forbidden();
}

function inWorkspacesOf(user: { id: number }, noun: ContentNoun, verb: ContentVerb) {
  const role = { OR: ["admin", `${noun}.create`, `${noun}.${verb}`].map(holdsPermission) };
  return { workspace: { deletedAt: null, members: { some: { userId: user.id, role } } } };
}

/**
 * Restricts the lookup of a row by its id to the workspace that the call names. Restricts nothing if the call names
 * none.
 */
export const inNamedWorkspace = (workspace: WorkspaceScope | null) => (workspace ? { workspaceId: workspace.id } : {});
