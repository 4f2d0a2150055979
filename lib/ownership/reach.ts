import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { forbidden, notFound } from "@/lib/errors";
import { type ContentNoun, type ContentVerb, neededInRole, ruleOf } from "@/lib/ownership/policy";
import { inWorkspace, type WorkspaceScope } from "@/lib/ownership/scope";
import { can } from "@/lib/permissions/can";
import type { Holder, Permission } from "@/lib/permissions/permissions";

/**
 * Restricts a query to the rows with which the actor may do what `verb` says. With the site's permission for it, these
 * are all rows. With the permission to create, they are the actor's personal rows, and those in workspaces where the
 * actor's role allows it (see `lib/ownership/policy.ts`). Throws a 403 if the actor has neither permission. Use this in
 * every query, so that other rows are not found.
 */
export function withinReach(actor: UserActor, noun: ContentNoun, verb: ContentVerb) {
  if (can(actor, ruleOf(noun, verb).site)) return {};
  requireCreate(actor, noun);
  return { OR: [inWorkspace(actor, null), ...inWorkspacesOf(actor, noun, verb)] };
}

/** `seen`: what the actor must be allowed to do with the row so that a refusal is a 403. Default: view it. */
type Lookup = { noun: ContentNoun; verb: ContentVerb; seen?: ContentVerb; label: string };
type Reach = { AND: [ReturnType<typeof withinReach>, ReturnType<typeof inNamedWorkspace>] };

/**
 * Finds a row with which the actor may do what `verb` says. `find` reads the row within the given restriction. Throws a
 * 403 if the actor may view the row but not do that. Throws a 404, which names the row by `label`, if they may not view
 * it or there is none. Also throws the 403 of `withinReach`.
 */
export async function requireInReach<Row>(
  { actor, workspace }: { actor: UserActor; workspace: WorkspaceScope | null },
  { noun, verb, seen = "view", label }: Lookup,
  find: (reach: Reach) => Promise<Row | null>,
): Promise<Row> {
  const findFor = (each: ContentVerb) => find({ AND: [withinReach(actor, noun, each), inNamedWorkspace(workspace)] });
  const row = await findFor(verb);
  if (row) return row;
  throw verb !== seen && (await findFor(seen)) ? forbidden() : notFound(label);
}

/**
 * Restricts a list to those rows of the workspace that the actor may view. If `workspace` is null, to the actor's
 * personal rows. The same as `withinReach` and `inWorkspace` together, but without the `OR`, which would prevent
 * Postgres from using an index.
 */
export function viewableInWorkspace(actor: UserActor, workspace: WorkspaceScope | null, noun: ContentNoun) {
  if (can(actor, `${noun}.view`)) return inWorkspace(actor, workspace);
  requireCreate(actor, noun);
  if (!workspace) return inWorkspace(actor, null);
  if (can(workspace, `${noun}.view`))
    return { ...inWorkspace(actor, workspace), ...memberWith(actor, [`${noun}.view`]) };
  return { ...inWorkspace(actor, workspace), ownerId: actor.id, ...memberWith(actor, [`${noun}.create`]) };
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
  if (!everyone) return viewableInWorkspace(actor, workspace, noun);
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
    OR: [
      inWorkspace(user, null),
      ...inWorkspacesOf({ token: null, ...user }, noun, "view"),
      ...(canViewAll ? [{ id: { gt: 0 } }] : []),
    ],
  };
}

/**
 * Restricts a query to the projects that the user may publish on a site outside of the project's workspace. Like
 * `viewableBy`, but in a workspace, the user's role must allow publishing too.
 */
export function publishableBy(user: Holder & { id: number }) {
  const canViewAll = can(user, "projects.view");
  return {
    OR: [
      inWorkspace(user, null),
      memberWith(user, ["projects.view", "sites.publish"]),
      ...(canViewAll ? [{ id: { gt: 0 } }] : []),
    ],
  };
}

function requireCreate(actor: UserActor, noun: ContentNoun): void {
  if (!can(actor, `${noun}.create`)) throw forbidden();
}

const holdsPermissions = (names: readonly Permission[]) => ({
  permissions: { array_contains: names.map((name) => ({ name })) },
});

type Member = Holder & { id: number; token: object | null };

/** The rows in workspaces with which the user's role, or ownership of the workspace, allows what `verb` says. */
function inWorkspacesOf(user: Member, noun: ContentNoun, verb: ContentVerb) {
  const { all, own } = neededInRole(user, noun, verb);
  return [...(all ? [memberWith(user, all)] : []), ...(own ? [{ ownerId: user.id, ...memberWith(user, own) }] : [])];
}

/** The rows in workspaces that the user owns, or in which their role has the permissions. */
function memberWith(user: { id: number }, needed: readonly Permission[]) {
  const role = { OR: [holdsPermissions(["admin"]), holdsPermissions(needed)] };
  const isMember = { members: { some: { userId: user.id, role } } };
  return { workspace: { deletedAt: null, OR: [{ ownerId: user.id }, isMember] } };
}

/**
 * Restricts the lookup of a row by its id to the workspace that the call names. Restricts nothing if the call names
 * none.
 */
export const inNamedWorkspace = (workspace: WorkspaceScope | null) => (workspace ? { workspaceId: workspace.id } : {});
