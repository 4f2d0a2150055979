import "server-only";
import { db, type Tx } from "@/lib/db/db";
import { AppError } from "@/lib/errors";
import { type Line, line } from "@/lib/i18n/line";
import { releaseFromLimit, requirePayer, tryCountTowardsLimit } from "@/lib/ownership/content-use";
import type { WorkspaceNoun } from "@/lib/ownership/keep-content";
import type { Payer } from "@/lib/ownership/payer";
import type { Move, MovedSite, MovePlan } from "@/lib/project-moves/plan";
import { loadContentPayer } from "@/lib/storage-use/content-storage";

/** `from`: the id of the user who pays before the move. `to`: who pays afterwards, with the limit of each noun. */
export type MovePayers = {
  from: number;
  to: { userId: number; limits: Partial<Record<WorkspaceNoun, number | null>> };
  storage: Payer;
};

/**
 * Loads who pays before and after the move. Throws the 403 of `requirePayer` for projects, and for sites and domains if
 * there are some to move. Call it outside transactions.
 */
export async function loadMovePayers({ actor, project, to }: Move, { sites }: MovePlan): Promise<MovePayers> {
  const { userId, limit } = await requirePayer(actor, to, "projects");
  const limits: MovePayers["to"]["limits"] = { projects: limit };
  if (sites.length > 0) limits.sites = (await requirePayer(actor, to, "sites")).limit;
  if (sites.some(({ domains }) => domains.length > 0))
    limits.domains = (await requirePayer(actor, to, "domains")).limit;
  const where = { id: project.workspaceId ?? 0 };
  const source = await db.workspace.findUnique({ where, select: { ownerId: true } });
  return {
    from: source?.ownerId ?? project.ownerId,
    to: { userId, limits },
    storage: await loadContentPayer(userId),
  };
}

/** The counts of both payers must be locked. Throws a 403 that says what exceeds a limit of the new payer. */
export async function moveCounts(tx: Tx, { from, to }: MovePayers, sites: readonly MovedSite[]): Promise<void> {
  if (from === to.userId) return;
  const counts: Record<WorkspaceNoun, number> = {
    projects: 1,
    sites: sites.filter(({ deletedAt }) => deletedAt === null).length,
    domains: sites.reduce((sum, { domains }) => sum + domains.length, 0),
  };
  for (const noun of Object.keys(counts) as WorkspaceNoun[]) {
    const count = counts[noun];
    if (count === 0) continue;
    const limit = to.limits[noun] ?? null;
    if (!(await tryCountTowardsLimit(tx, { userId: to.userId, limit }, { noun, count })))
      throw new AppError("limit_reached", TOO_MANY[noun], { values: { count, limit: limit ?? 0 } });
    await releaseFromLimit(tx, { ownerId: from, workspaceId: null }, noun, count);
  }
}

const TOO_MANY: Readonly<Record<WorkspaceNoun, Line>> = {
  projects: line("There would be too many projects: the limit there is :limit, and the move adds :count."),
  sites: line("There would be too many sites: the limit there is :limit, and the move adds :count."),
  domains: line("There would be too many branded domains: the limit there is :limit, and the move adds :count."),
};
