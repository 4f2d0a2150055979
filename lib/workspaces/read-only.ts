import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { Prisma } from "@/lib/db/client/client";
import { db } from "@/lib/db/db";
import { AppError } from "@/lib/errors";
import { line } from "@/lib/i18n/line";
import { can, limitOf } from "@/lib/permissions/can";
import { routes } from "@/lib/routes";
import { getSettings } from "@/lib/settings/settings";
import { payerOfRow } from "@/lib/workspaces/content-use";
import type { Payer } from "@/lib/workspaces/payer";
import { requireWorkspaceWithinLimit } from "@/lib/workspaces/workspace-limit";

type LimitedNoun = "projects" | "sites" | "domains";
type LimitedRow = { id: number; ownerId: number; workspaceId: number | null };

const ROWS = {
  projects: Prisma.sql`"Project" r WHERE r."deletedAt" IS NULL`,
  sites: Prisma.sql`"Site" r WHERE r."deletedAt" IS NULL`,
  domains: Prisma.sql`"Domain" r WHERE true`,
} as const satisfies Record<LimitedNoun, Prisma.Sql>;

/**
 * Refuses (403) to change a row beyond its payer's limit, for example after the end of a subscription. The oldest rows
 * within the limit can be changed. All rows can be viewed and deleted, and staff may change all.
 */
export async function requireWithinLimit(actor: UserActor, row: LimitedRow, noun: LimitedNoun): Promise<void> {
  if (can(actor, `${noun}.update`)) return;
  await requireWritablePlace(actor, row);
  const payer = await payerOf(actor, row, noun);
  if (payer.limit === null || (await usedBy(actor, payer, noun)) <= payer.limit) return;
  if (await isAmongOldest(row, { ...payer, limit: payer.limit }, noun)) return;
  const { billing } = await getSettings();
  throw new AppError("limit_reached", "This is beyond your limit of :limit, so it can only be viewed and deleted.", {
    values: { limit: payer.limit },
    ...(billing.enable && { action: { label: line("See plans"), action: routes.pricing } }),
  });
}

/** No row of a workspace beyond its owner's limit can be changed. */
async function requireWritablePlace(actor: UserActor, { workspaceId }: LimitedRow): Promise<void> {
  if (workspaceId === null) return;
  const workspace = await db.workspace.findUnique({ where: { id: workspaceId }, select: { id: true, ownerId: true } });
  if (workspace) await requireWorkspaceWithinLimit(actor, workspace);
}

/** Avoids a query if the actor pays. */
async function payerOf(actor: UserActor, row: LimitedRow, noun: LimitedNoun): Promise<Payer> {
  if (row.workspaceId !== null || row.ownerId !== actor.id) return payerOfRow(row, noun);
  return { userId: actor.id, limit: limitOf(actor, `${noun}.create`, "count") };
}

async function usedBy(actor: UserActor, { userId }: Payer, noun: LimitedNoun): Promise<number> {
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
