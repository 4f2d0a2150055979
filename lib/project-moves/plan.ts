import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import type { Prisma } from "@/lib/db/client/client";
import { db, type Tx } from "@/lib/db/db";
import { privateIdsIn } from "@/lib/files/parse-address";
import { type ContentNoun, mayDo } from "@/lib/ownership/policy";
import { withinReach } from "@/lib/ownership/reach";
import type { WorkspaceScope } from "@/lib/ownership/scope";
import { can } from "@/lib/permissions/can";
import type { ProjectRow } from "@/lib/projects/projects";
import { runInThread } from "@/lib/threads/pool";

/** A move of a project by the actor. `to`: null for the actor's personal workspace. */
export type Move = { actor: UserActor; project: ProjectRow; to: WorkspaceScope | null };

/** What moves along with a project. */
export type MovePlan = {
  sites: MovedSite[];
  /** Null if no files move along. */
  files: ShownFiles | null;
};

/**
 * `ids`: of the private files that the project and its sites show. Only those that are the actor's personal ones move.
 * `version`: of the document in which they were found.
 */
type ShownFiles = { ids: number[]; version: number };

const MOVED_SITE = {
  id: true,
  name: true,
  icon: true,
  deletedAt: true,
  domains: { orderBy: { id: "asc" }, select: { id: true, host: true } },
} as const satisfies Prisma.SiteSelect;
export type MovedSite = Prisma.SiteGetPayload<{ select: typeof MOVED_SITE }>;

/** Whether the actor may move such rows into the workspace, or into their personal one if `to` is null. */
export const mayMoveInto = ({ actor, to }: Pick<Move, "actor" | "to">, noun: ContentNoun): boolean =>
  can(to ?? actor, `${noun}.create`) &&
  mayDo(actor, { isPersonal: to === null, isOwn: true, role: to }, { noun, verb: "move" });

type Place = { ownerId: number; workspaceId: number | null };

/** Restricts a query to the rows in the workspace of a row or, if the row is personal, to those of its owner. */
const inPlaceOf = ({ ownerId, workspaceId }: Place) =>
  workspaceId === null ? { ownerId, workspaceId } : { workspaceId };

/** Finds what moves along. Call it outside transactions, because it reads the document in a thread. */
export async function prepareMove(move: Move): Promise<MovePlan> {
  const sites = await findMovedSites(db, move);
  return { sites, files: await findShownFiles(move, sites) };
}

/**
 * Finds the sites that move along, in the trash or not: those that show the project, are in the same place, and may be
 * moved by the actor with all their domains.
 */
export async function findMovedSites(tx: Tx, move: Move): Promise<MovedSite[]> {
  const { actor, project } = move;
  if (!mayMoveInto(move, "sites")) return [];
  const domains = mayMoveInto(move, "domains") ? { every: withinReach(actor, "domains", "move") } : { none: {} };
  const reach = { AND: [withinReach(actor, "sites", "move")], domains };
  const where = { projectId: project.id, ...inPlaceOf(project), ...reach };
  return tx.site.findMany({ where, orderBy: { id: "asc" }, select: MOVED_SITE });
}

/** The files of a workspace stay in it, because other projects may show them. */
async function findShownFiles({ actor, project, to }: Move, sites: MovedSite[]): Promise<ShownFiles | null> {
  if (project.workspaceId !== null || to === null) return null;
  const { document, version } = await db.projectDocument.findUniqueOrThrow({ where: { projectId: project.id } });
  const owner = { ownerId: actor.id };
  const found = await runInThread<typeof privateIdsIn>("privateIdsIn", document, owner);
  return { ids: [...new Set([...found, ...sites.flatMap(({ icon }) => [...privateIdsIn(icon ?? "")])])], version };
}
