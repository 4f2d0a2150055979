import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { db } from "@/lib/db/db";
import { type ContentNoun, mayDo, OWNER_GRANTS, ROW_VERBS, type RowNoun, type RowVerb } from "@/lib/ownership/policy";
import type { WorkspaceScope } from "@/lib/ownership/scope";
import type { Grant, Holder } from "@/lib/permissions/permissions";

type Caller = { actor: UserActor; workspace: WorkspaceScope | null };
type OwnedRow = { ownerId: number; workspaceId: number | null };

/** Returns a function that lists what the caller may do with one of the rows, for the row's JSON. */
export async function loadRights<Noun extends RowNoun>(
  { actor, workspace }: Caller,
  rows: readonly OwnedRow[],
  noun: Noun,
): Promise<(row: OwnedRow) => RowVerb<Noun>[]> {
  const roles = await loadRoles(actor, workspace, rows);
  return ({ ownerId, workspaceId }) => {
    const isPersonal = workspaceId === null;
    const position = { isPersonal, isOwn: ownerId === actor.id, role: roles.get(workspaceId ?? 0) ?? null };
    const content = contentNounOf(noun);
    return ROW_VERBS[noun].filter((verb) => mayDo(actor, position, { noun: content, verb }));
  };
}

/** Templates have the permissions of projects. */
const contentNounOf = (noun: RowNoun): ContentNoun => (noun === "templates" ? "projects" : noun);

/** The actor's role in each workspace of the rows, by the workspace's id. */
async function loadRoles(actor: UserActor, workspace: WorkspaceScope | null, rows: readonly OwnedRow[]) {
  const roles = new Map<number, Holder>(workspace ? [[workspace.id, workspace]] : []);
  const ids = new Set(rows.flatMap(({ workspaceId: id }) => (id === null || roles.has(id) ? [] : [id])));
  if (ids.size === 0) return roles;
  const members = await db.workspaceMember.findMany({
    where: { userId: actor.id, workspaceId: { in: [...ids] } },
    select: { workspace: { select: { id: true, ownerId: true } }, role: { select: { permissions: true } } },
  });
  for (const {
    workspace: { id, ownerId },
    role,
  } of members)
    roles.set(id, { permissions: ownerId === actor.id ? OWNER_GRANTS : (role.permissions as Grant[]) });
  return roles;
}
