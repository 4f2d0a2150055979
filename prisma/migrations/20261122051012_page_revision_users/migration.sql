-- Written by hand, because it comes before the foreign key: revisions have kept the ids of deleted users.
UPDATE "CustomPageRevision" r SET "userId" = NULL WHERE NOT EXISTS (SELECT FROM "User" u WHERE u.id = r."userId");

-- CreateIndex
CREATE INDEX "CustomPageRevision_userId_idx" ON "CustomPageRevision"("userId");

-- AddForeignKey
ALTER TABLE "CustomPageRevision" ADD CONSTRAINT "CustomPageRevision_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
