import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { listGrants } from "@/lib/actor/grants";
import { Prisma } from "@/lib/db/client/client";
import { db, type Tx } from "@/lib/db/db";
import { AppError } from "@/lib/errors";
import { line } from "@/lib/i18n/line";
import { type Payer, requirePayerOfNew } from "@/lib/ownership/payer";
import type { WorkspaceScope } from "@/lib/ownership/scope";
import { limitOf } from "@/lib/permissions/can";
import { routes } from "@/lib/routes";

/**
 * The nouns with a limited number of rows. The permission to create such rows has a restriction `count`, which is the
 * limit.
 */
export type CountedNoun = "projects" | "sites" | "domains" | "workspaces";

const COLUMNS = {
  projects: Prisma.sql`projects`,
  sites: Prisma.sql`sites`,
  domains: Prisma.sql`domains`,
  workspaces: Prisma.sql`workspaces`,
} as const satisfies Record<CountedNoun, Prisma.Sql>;

/**
 * Returns the payer of new rows: the user towards whose limit the rows count. Throws a 403 if the actor may not create
 * them.
 */
export const requirePayer = (actor: UserActor, workspace: WorkspaceScope | null, noun: CountedNoun): Promise<Payer> =>
  requirePayerOfNew(actor, workspace, { permission: `${noun}.create`, restriction: "count" });

type CountedRow = { ownerId: number; workspaceId: number | null };

/** The payer of an existing row: its workspace's owner, or the row's owner if it is personal. */
export async function loadPayerOfRow({ ownerId, workspaceId }: CountedRow, noun: CountedNoun): Promise<Payer> {
  const workspace = workspaceId === null ? null : await db.workspace.findUnique({ where: { id: workspaceId } });
  const userId = workspace?.ownerId ?? ownerId;
  return { userId, limit: limitOf({ permissions: await listGrants(userId) }, `${noun}.create`, "count") };
}

/** Counts one more row, in one statement. Throws a 403 if that would exceed the limit. */
export async function countTowardsLimit(tx: Tx, payer: Payer, noun: CountedNoun): Promise<void> {
  if (await tryCountTowardsLimit(tx, payer, { noun, count: 1 })) return;
  throw new AppError("limit_reached", "You have reached the limit of :limit. Delete one first.", {
    values: { limit: payer.limit ?? 0 },
    ...(payer.mayUpgrade && { action: { label: line("See plans"), action: routes.pricing } }),
  });
}

/** Counts `count` more rows, in one statement. Returns false if that would exceed the limit. */
export async function tryCountTowardsLimit(
  tx: Tx,
  { userId, limit }: Payer,
  { noun, count }: { noun: CountedNoun; count: number },
): Promise<boolean> {
  const column = COLUMNS[noun];
  const rows = await tx.$queryRaw<unknown[]>`
    INSERT INTO "ContentUse" AS used ("userId", ${column})
    SELECT ${userId}::int, ${count}::int WHERE ${limit}::int IS NULL OR ${limit}::int >= ${count}::int
    ON CONFLICT ("userId") DO UPDATE SET ${column} = used.${column} + ${count}::int
      WHERE ${limit}::int IS NULL OR used.${column} + ${count}::int <= ${limit}::int
    RETURNING 1`;
  return rows.length > 0;
}

/**
 * Stops counting rows towards the limit of their payer: their workspace's owner, or the rows' owner if they are
 * personal.
 */
export async function releaseFromLimit(
  tx: Tx,
  { ownerId, workspaceId }: CountedRow,
  noun: CountedNoun,
  count = 1,
): Promise<void> {
  const column = COLUMNS[noun];
  await tx.$executeRaw`
    UPDATE "ContentUse" SET ${column} = greatest(0, ${column} - ${count}::int)
    WHERE "userId" = coalesce((SELECT w."ownerId" FROM "Workspace" w WHERE w.id = ${workspaceId}::int), ${ownerId}::int)`;
}

/**
 * Locks the counts of users until the transaction ends, in the order of the users' ids. Otherwise, two opposite moves
 * would wait for each other.
 */
export async function lockContentUse(tx: Tx, ...userIds: number[]): Promise<void> {
  for (const userId of [...new Set(userIds)].toSorted((a, b) => a - b)) {
    await tx.$executeRaw`INSERT INTO "ContentUse" ("userId") VALUES (${userId}) ON CONFLICT DO NOTHING`;
    await tx.$executeRaw`SELECT 1 FROM "ContentUse" WHERE "userId" = ${userId} FOR UPDATE`;
  }
}
