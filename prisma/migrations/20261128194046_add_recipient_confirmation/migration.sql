-- AlterTable
ALTER TABLE "Site" ADD COLUMN     "recipientConfirmedAt" TIMESTAMPTZ(3),
ADD COLUMN     "recipientMailedAt" TIMESTAMPTZ(3);

-- Written by hand:
-- Verified addresses of owners and members need no confirmation. Everyone else is mailed a link by a task.
UPDATE "Site" s SET "recipientConfirmedAt" = now() FROM "User" u
WHERE u.email = s.recipient AND u."emailVerifiedAt" IS NOT NULL
  AND (u.id = s."ownerId" OR EXISTS (
    SELECT 1 FROM "WorkspaceMember" m WHERE m."workspaceId" = s."workspaceId" AND m."userId" = u.id));
