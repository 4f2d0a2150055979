import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { listGrants } from "@/lib/actor/grants";
import { Prisma } from "@/lib/db/client/client";
import { db } from "@/lib/db/db";
import { AppError } from "@/lib/errors";
import { line } from "@/lib/i18n/line";
import { requireWorkspaceWithinLimit } from "@/lib/ownership/workspace-limit";
import { can, limitOf } from "@/lib/permissions/can";
import { routes } from "@/lib/routes";
import { getSettings } from "@/lib/settings/settings";

type LimitedNoun = "projects" | "sites" | "domains";
type LimitedRow = { id: number; ownerId: number; workspaceId: number | null };

const ROWS = {
  projects: Prisma.sql`"Project" r WHERE r."deletedAt" IS NULL`,
  sites: Prisma.sql`"Site" r WHERE r."deletedAt" IS NULL`,
  domains: Prisma.sql`"Domain" r WHERE true`,
} as const satisfies Record<LimitedNoun, Prisma.Sql>;

const WORKSPACE_COLUMNS = { id: true, ownerId: true } as const;

/**
 * Throws a 403 for a row beyond its payer's limit, for example after the end of a subscription: only the oldest rows,
 * as many as the limit allows, can be changed. In a workspace beyond its owner's limit, no row can be changed. All rows
 * can still be viewed and deleted, and staff may change them all.
 */
export async function requireWithinLimit(actor: UserActor, row: LimitedRow, noun: LimitedNoun): Promise<void> {
  if (can(actor, `${noun}.update`)) return;
  const { workspaceId } = row;
  const workspace =
    workspaceId === null
      ? null
      : await db.workspace.findUnique({ where: { id: workspaceId }, select: WORKSPACE_COLUMNS });
  const userId = workspace?.ownerId ?? row.ownerId;
  const isOwn = workspaceId === null && userId === actor.id;
  const payer = isOwn ? actor : { permissions: await listGrants(userId) };
  if (workspace) await requireWorkspaceWithinLimit(actor, workspace, payer);
  const limit = limitOf(payer, `${noun}.create`, "count");
  if (limit === null || (await countUse(actor, userId, noun)) <= limit) return;
  if (await isAmongOldest(row, { userId, limit }, noun)) return;
  throw userId === actor.id ? await createOwnLimitError(limit) : createOwnersLimitError(limit);
}

async function createOwnLimitError(limit: number): Promise<AppError> {
  const { billing } = await getSettings();
  const message = line("This is beyond your limit of :limit, so it can only be viewed and deleted.");
  return new AppError("limit_reached", message, {
    values: { limit },
    ...(billing.enable && { action: { label: line("See plans"), action: routes.pricing } }),
  });
}

function createOwnersLimitError(limit: number): AppError {
  const message = line(
    "This is beyond the limit of the workspace's owner (:limit), so it can only be viewed and deleted.",
  );
  return new AppError("limit_reached", message, { values: { limit } });
}

async function countUse(actor: UserActor, userId: number, noun: LimitedNoun): Promise<number> {
  if (userId === actor.id) return actor.user.contentUse[noun];
  return (await db.contentUse.findUnique({ where: { userId } }))?.[noun] ?? 0;
}

async function isAmongOldest(
  { id }: LimitedRow,
  { userId, limit }: { userId: number; limit: number },
  noun: LimitedNoun,
): Promise<boolean> {
  const older = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM ${ROWS[noun]} AND r.id < ${id}::int
      AND (r."workspaceId" IS NULL AND r."ownerId" = ${userId}::int
        OR r."workspaceId" IN (SELECT w.id FROM "Workspace" w WHERE w."ownerId" = ${userId}::int))
    LIMIT ${limit}::int`;
  return older.length < limit;
}
