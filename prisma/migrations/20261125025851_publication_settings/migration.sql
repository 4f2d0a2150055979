-- AlterTable
ALTER TABLE "Publication" ADD COLUMN     "icon" TEXT,
ADD COLUMN     "language" TEXT,
ADD COLUMN     "name" TEXT,
ADD COLUMN     "projectId" INTEGER;

-- CreateIndex
CREATE INDEX "Publication_projectId_idx" ON "Publication"("projectId");

-- AddForeignKey
ALTER TABLE "Publication" ADD CONSTRAINT "Publication_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Written by hand:
-- The settings of earlier publications are unknown. Those of their sites are the best guess.
UPDATE "Publication" p SET "projectId" = s."projectId", name = s.name, language = s.language, icon = s.icon
FROM "Site" s WHERE s.id = p."siteId";
