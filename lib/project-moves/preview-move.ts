import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import type { Prisma } from "@/lib/db/client/client";
import { db } from "@/lib/db/db";
import { withinReach } from "@/lib/ownership/reach";
import type { WorkspaceScope } from "@/lib/ownership/scope";
import { can } from "@/lib/permissions/can";
import { countMovedFiles } from "@/lib/project-moves/move-files";
import { requireMovableProject } from "@/lib/project-moves/move-project";
import { type Move, prepareMove } from "@/lib/project-moves/plan";
import type { MovePreviewJson } from "@/lib/project-moves/schema";
import type { Caller } from "@/lib/projects/projects";

/** Says what `moveProject` would move. Throws its errors, except those about limits. */
export async function previewMove(
  { actor, workspace }: Caller,
  id: number,
  to: WorkspaceScope | null,
): Promise<MovePreviewJson> {
  const move = { actor, project: await requireMovableProject({ actor, workspace }, id, to), to };
  const { sites, files } = await prepareMove(move);
  return {
    sites: sites.map(({ id, name }) => ({ id, name })),
    domains: sites.reduce((sum, { domains }) => sum + domains.length, 0),
    files: files ? await countMovedFiles(files.ids, actor) : 0,
    ...(await listStaying(
      move,
      sites.map((site) => site.id),
    )),
  };
}

/** The sites that show the project and stay, except those that are in the chosen workspace already. */
async function listStaying({ actor, project, to }: Move, movedIds: number[]) {
  const where: Prisma.SiteWhereInput = { projectId: project.id, id: { notIn: movedIds }, ...isOutside(actor, to) };
  const shown = mayViewSome(actor)
    ? await db.site.findMany({
        where: { AND: [where, withinReach(actor, "sites", "view")] },
        orderBy: { id: "asc" },
        select: { id: true, name: true, ownerId: true, workspaceId: true },
      })
    : [];
  const isBeside = ({ ownerId, workspaceId }: (typeof shown)[number]) =>
    workspaceId === project.workspaceId && (workspaceId !== null || ownerId === project.ownerId);
  return {
    staying: shown.map((site) => ({
      id: site.id,
      name: site.name,
      reason: isBeside(site) ? ("not_allowed" as const) : ("elsewhere" as const),
    })),
    hidden: (await db.site.count({ where })) - shown.length,
  };
}

/** A null is not "not equal" in SQL. */
const isOutside = ({ id }: UserActor, to: WorkspaceScope | null): Prisma.SiteWhereInput =>
  to
    ? { OR: [{ workspaceId: null }, { workspaceId: { not: to.id } }] }
    : { OR: [{ ownerId: { not: id } }, { workspaceId: { not: null } }] };

const mayViewSome = (actor: UserActor) => can(actor, "sites.view") || can(actor, "sites.create");
