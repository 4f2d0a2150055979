-- AlterTable
ALTER TABLE "Publication" ADD COLUMN     "holdReasons" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "publishAt" TIMESTAMPTZ(3),
ADD COLUMN     "review" TEXT,
ADD COLUMN     "reviewReason" TEXT,
ADD COLUMN     "reviewedAt" TIMESTAMPTZ(3),
ADD COLUMN     "reviewerId" INTEGER;

-- CreateTable
CREATE TABLE "SiteEvidence" (
    "id" SERIAL NOT NULL,
    "siteId" INTEGER,
    "publicationId" INTEGER,
    "kind" TEXT NOT NULL,
    "actorId" INTEGER,
    "actorName" TEXT,
    "siteName" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "ownerId" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SiteEvidence_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "SiteEvidence_siteId_id_idx" ON "SiteEvidence"("siteId", "id");

-- CreateIndex
CREATE INDEX "SiteEvidence_publicationId_idx" ON "SiteEvidence"("publicationId");

-- CreateIndex
CREATE INDEX "SiteEvidence_createdAt_idx" ON "SiteEvidence"("createdAt");

-- CreateIndex
CREATE INDEX "Publication_review_id_idx" ON "Publication"("review", "id");

-- AddForeignKey
ALTER TABLE "SiteEvidence" ADD CONSTRAINT "SiteEvidence_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SiteEvidence" ADD CONSTRAINT "SiteEvidence_publicationId_fkey" FOREIGN KEY ("publicationId") REFERENCES "Publication"("id") ON DELETE SET NULL ON UPDATE CASCADE;
