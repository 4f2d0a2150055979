import "server-only";
import { Prisma } from "@/lib/db/client/client";
import type { Tx } from "@/lib/db/db";
import type { CountedNoun } from "@/lib/workspaces/content-use";

const TABLES = {
  projects: { table: Prisma.sql`"Project"`, counted: Prisma.sql`c."deletedAt" IS NULL`, column: Prisma.sql`projects` },
  sites: { table: Prisma.sql`"Site"`, counted: Prisma.sql`c."deletedAt" IS NULL`, column: Prisma.sql`sites` },
  domains: { table: Prisma.sql`"Domain"`, counted: Prisma.sql`true`, column: Prisma.sql`domains` },
} as const satisfies Record<CountedNoun, object>;

/**
 * Call it in the transaction that deletes a user. The user's rows in other people's workspaces become the workspace
 * owner's. In the workspaces that are deleted with the user, other members' rows become those members' personal ones,
 * and count towards their limits.
 */
export async function keepWorkspaceContent(tx: Tx, userId: number, noun: CountedNoun): Promise<void> {
  const { table, counted, column } = TABLES[noun];
  await giveToWorkspaceOwners(tx, userId, table);
  await tx.$executeRaw`
    WITH moved AS (
      UPDATE ${table} c SET "workspaceId" = NULL FROM "Workspace" w
      WHERE w.id = c."workspaceId" AND w."ownerId" = ${userId} AND c."ownerId" <> ${userId}
      RETURNING c."ownerId", ${counted} AS counts
    ), counted AS (SELECT "ownerId", count(*)::int AS rows FROM moved WHERE counts GROUP BY "ownerId")
    INSERT INTO "ContentUse" AS used ("userId", ${column}) SELECT "ownerId", rows FROM counted
    ON CONFLICT ("userId") DO UPDATE SET ${column} = used.${column} + excluded.${column}`;
}

/** The user's rows in other people's workspaces become the workspace owner's. */
export async function giveToWorkspaceOwners(tx: Tx, userId: number, table: Prisma.Sql): Promise<void> {
  await tx.$executeRaw`
    UPDATE ${table} c SET "ownerId" = w."ownerId" FROM "Workspace" w
    WHERE c."ownerId" = ${userId} AND w.id = c."workspaceId" AND w."ownerId" <> ${userId}`;
}
