import "server-only";
import { Prisma } from "@/lib/db/client/client";
import type { Tx } from "@/lib/db/db";
import type { CountedNoun } from "@/lib/ownership/content-use";

/** The counted nouns whose rows can be in a workspace. */
export type WorkspaceNoun = Exclude<CountedNoun, "workspaces">;
export const WORKSPACE_NOUNS = ["projects", "sites", "domains"] as const satisfies readonly WorkspaceNoun[];

/** `counted`: the condition for the rows (`c`) that count towards a limit. */
const TABLES = {
  projects: { table: Prisma.sql`"Project"`, counted: Prisma.sql`c."deletedAt" IS NULL`, column: Prisma.sql`projects` },
  sites: { table: Prisma.sql`"Site"`, counted: Prisma.sql`c."deletedAt" IS NULL`, column: Prisma.sql`sites` },
  domains: { table: Prisma.sql`"Domain"`, counted: Prisma.sql`true`, column: Prisma.sql`domains` },
} as const satisfies Record<WorkspaceNoun, object>;

/**
 * Keeps the content of workspaces when a user is deleted. Call this in the transaction that deletes the user. The
 * user's rows in other people's workspaces then belong to the owners of those workspaces. Rows of other members in the
 * user's own workspaces become those members' personal rows and count towards those members' limits.
 */
export async function keepWorkspaceContent(tx: Tx, userId: number, noun: WorkspaceNoun): Promise<void> {
  await giveToWorkspaceOwners(tx, userId, TABLES[noun].table);
  if (noun === "sites") await redirectMessagesToOwners(tx, userId);
  const where = Prisma.sql`w."ownerId" = ${userId} AND c."ownerId" <> ${userId}`;
  await makePersonal(tx, noun, { where, counts: Prisma.sql`true` });
}

type ContentMove = { where: Prisma.Sql; counts: Prisma.Sql };

/**
 * Moves rows (`c`) out of their workspace (`w`), so that they become their owners' personal rows. Rows that match
 * `counts` and are not in the trash then count towards the owner's limit.
 */
async function makePersonal(tx: Tx, noun: WorkspaceNoun, { where, counts }: ContentMove): Promise<void> {
  const { table, counted, column } = TABLES[noun];
  await tx.$executeRaw`
    WITH moved AS (
      UPDATE ${table} c SET "workspaceId" = NULL FROM "Workspace" w WHERE w.id = c."workspaceId" AND ${where}
      RETURNING c."ownerId", (${counted} AND ${counts}) AS counts
    ), totals AS (SELECT "ownerId", count(*)::int AS rows FROM moved WHERE counts GROUP BY "ownerId")
    INSERT INTO "ContentUse" AS used ("userId", ${column}) SELECT "ownerId", rows FROM totals
    ON CONFLICT ("userId") DO UPDATE SET ${column} = used.${column} + excluded.${column}`;
}

/** Gives the user's rows in other people's workspaces to the owners of the workspaces. */
export async function giveToWorkspaceOwners(tx: Tx, userId: number, table: Prisma.Sql): Promise<void> {
  await tx.$executeRaw`
    UPDATE ${table} c SET "ownerId" = w."ownerId" FROM "Workspace" w
    WHERE c."ownerId" = ${userId} AND w.id = c."workspaceId" AND w."ownerId" <> ${userId}`;
}

type WorkspaceRef = { id: number; ownerId: number };

/** Returns how many of the workspace's rows count towards its owner's limit. */
export async function countWorkspaceContent(tx: Tx, workspaceId: number, noun: WorkspaceNoun): Promise<number> {
  const { table, counted } = TABLES[noun];
  const [row] = await tx.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM ${table} c WHERE c."workspaceId" = ${workspaceId} AND ${counted}`;
  return row?.count ?? 0;
}

/**
 * Keeps the rows of a workspace that is deleted for good. Call this before the deletion. The rows become personal rows
 * of their owners and count towards the owners' limits, even if that exceeds the limits.
 */
export async function returnContent(tx: Tx, { id, ownerId }: WorkspaceRef, noun: WorkspaceNoun): Promise<void> {
  const { table, counted, column } = TABLES[noun];
  await tx.$executeRaw`
    UPDATE "ContentUse" SET ${column} = greatest(0, ${column} - (
      SELECT count(*) FROM ${table} c WHERE c."workspaceId" = ${id} AND c."ownerId" <> ${ownerId} AND ${counted}
    )) WHERE "userId" = ${ownerId}`;
  await makePersonal(tx, noun, { where: Prisma.sql`w.id = ${id}`, counts: Prisma.sql`c."ownerId" <> ${ownerId}` });
}

const OWNED_TABLES = ["Project", "Site", "Domain", "OwnTemplate", "FileEntry", "UploadIntent"].map((name) =>
  Prisma.raw(`"${name}"`),
);

/** Returns the users who own rows in the workspace. */
export async function listContentOwners(tx: Tx, { id }: Pick<WorkspaceRef, "id">): Promise<number[]> {
  const selects = OWNED_TABLES.map((table) => Prisma.sql`SELECT "ownerId" FROM ${table} WHERE "workspaceId" = ${id}`);
  const rows = await tx.$queryRaw<{ ownerId: number }[]>`${Prisma.join(selects, " UNION ")}`;
  return rows.map(({ ownerId }) => ownerId);
}

/**
 * Gives the rows of a member who leaves a workspace to the workspace's owner. The rows count towards the same limits as
 * before.
 */
export async function handOverContent(tx: Tx, { id, ownerId }: WorkspaceRef, userId: number): Promise<void> {
  for (const table of OWNED_TABLES)
    await tx.$executeRaw`
      UPDATE ${table} SET "ownerId" = ${ownerId} WHERE "ownerId" = ${userId} AND "workspaceId" = ${id}`;
  await redirectMessagesToOwners(tx, userId, id);
}

/**
 * If the user receives the form messages of a site that somebody else owns, makes the site's owner the recipient.
 * Covers the sites in the workspace `workspaceId` or, if that is null, in all workspaces of which the user is a member.
 * Call this while the user is a member and no longer owns the sites.
 */
async function redirectMessagesToOwners(tx: Tx, userId: number, workspaceId: number | null = null): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Site" s SET recipient = o.email, "recipientConfirmedAt" = o."emailVerifiedAt", "recipientMailedAt" = NULL FROM "User" u, "User" o, "WorkspaceMember" m
    WHERE u.id = ${userId} AND m."userId" = u.id AND m."workspaceId" = s."workspaceId" AND s.recipient = u.email
      AND o.id = s."ownerId" AND o.id <> u.id AND (${workspaceId}::int IS NULL OR s."workspaceId" = ${workspaceId})`;
}
