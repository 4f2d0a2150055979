import "server-only";
import type { Tx } from "@/lib/db/db";

type MovedSites = {
  siteIds: readonly number[];
  /** Where the sites were. */
  from: { ownerId: number; workspaceId: number | null };
  /** Where they are now. Null: personal. */
  workspaceId: number | null;
};

/**
 * Makes the owner of a moved site the recipient of its form messages, if they went to somebody who had them as an owner
 * or a member where the site was, and who is no member where it is now. Outsiders, who have confirmed, stay.
 */
export async function redirectMessages(tx: Tx, { siteIds, from, workspaceId }: MovedSites): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Site" s SET recipient = o.email, "recipientConfirmedAt" = o."emailVerifiedAt", "recipientMailedAt" = NULL
    FROM "User" u, "User" o
    WHERE s.id = ANY(${[...siteIds]}::int[]) AND o.id = s."ownerId" AND u.email = s.recipient AND u.id <> o.id
      AND (u.id = ${from.ownerId} OR EXISTS (SELECT 1 FROM "WorkspaceMember" m
        WHERE m."userId" = u.id AND m."workspaceId" = ${from.workspaceId}::int))
      AND NOT EXISTS (SELECT 1 FROM "WorkspaceMember" m
        WHERE m."userId" = u.id AND m."workspaceId" = ${workspaceId}::int)`;
}
