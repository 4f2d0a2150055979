-- AlterTable
ALTER TABLE "ContentUse" ADD COLUMN     "domains" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "sites" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "Site" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "projectId" INTEGER,
    "ownerId" INTEGER NOT NULL,
    "workspaceId" INTEGER,
    "language" TEXT NOT NULL DEFAULT 'en',
    "recipient" TEXT,
    "icon" TEXT,
    "publicationId" INTEGER,
    "scheduledId" INTEGER,
    "publishAt" TIMESTAMPTZ(3),
    "previewKey" TEXT,
    "previewPassword" TEXT,
    "suspendedAt" TIMESTAMPTZ(3),
    "suspensionReason" TEXT,
    "deletedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Site_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Publication" (
    "id" SERIAL NOT NULL,
    "siteId" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "userId" INTEGER,
    "projectVersion" INTEGER NOT NULL,
    "forms" JSONB NOT NULL DEFAULT '[]',
    "fileIds" TEXT[],
    "pageCount" INTEGER NOT NULL,
    "size" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Publication_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PublishedPage" (
    "publicationId" INTEGER NOT NULL,
    "path" TEXT NOT NULL,
    "pageId" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "hasCode" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "PublishedPage_pkey" PRIMARY KEY ("publicationId","path")
);

-- CreateTable
CREATE TABLE "PublishedFile" (
    "id" TEXT NOT NULL,
    "siteId" INTEGER NOT NULL,
    "source" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "mime" TEXT NOT NULL,
    "extension" TEXT NOT NULL,
    "size" BIGINT NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PublishedFile_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SiteRedirect" (
    "siteId" INTEGER NOT NULL,
    "path" TEXT NOT NULL,
    "pageId" TEXT NOT NULL,

    CONSTRAINT "SiteRedirect_pkey" PRIMARY KEY ("siteId","path")
);

-- CreateTable
CREATE TABLE "FormSubmission" (
    "id" SERIAL NOT NULL,
    "siteId" INTEGER NOT NULL,
    "formId" TEXT NOT NULL,
    "formName" TEXT NOT NULL,
    "page" TEXT NOT NULL,
    "fields" JSONB NOT NULL,
    "isSpam" BOOLEAN NOT NULL DEFAULT false,
    "readAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FormSubmission_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SiteView" (
    "siteId" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "kind" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 0,
    "visitors" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "SiteView_pkey" PRIMARY KEY ("siteId","day","kind","value")
);

-- CreateTable
CREATE TABLE "SiteVisitor" (
    "day" DATE NOT NULL,
    "siteId" INTEGER NOT NULL,
    "page" TEXT NOT NULL,
    "visitor" BYTEA NOT NULL,

    CONSTRAINT "SiteVisitor_pkey" PRIMARY KEY ("day","siteId","page","visitor")
);

-- CreateTable
CREATE TABLE "VisitorSalt" (
    "day" DATE NOT NULL,
    "salt" BYTEA NOT NULL,

    CONSTRAINT "VisitorSalt_pkey" PRIMARY KEY ("day")
);

-- CreateTable
CREATE TABLE "Domain" (
    "id" SERIAL NOT NULL,
    "host" TEXT NOT NULL,
    "siteId" INTEGER NOT NULL,
    "ownerId" INTEGER NOT NULL,
    "workspaceId" INTEGER,
    "token" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'pending',
    "reason" TEXT,
    "records" JSONB NOT NULL DEFAULT '[]',
    "checkedAt" TIMESTAMPTZ(3),
    "verifiedAt" TIMESTAMPTZ(3),
    "failingSince" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Domain_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SiteReport" (
    "id" SERIAL NOT NULL,
    "siteId" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "page" TEXT NOT NULL,
    "details" TEXT NOT NULL,
    "email" TEXT,
    "closedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SiteReport_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Site_slug_key" ON "Site"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "Site_publicationId_key" ON "Site"("publicationId");

-- CreateIndex
CREATE UNIQUE INDEX "Site_scheduledId_key" ON "Site"("scheduledId");

-- CreateIndex
CREATE UNIQUE INDEX "Site_previewKey_key" ON "Site"("previewKey");

-- CreateIndex
CREATE INDEX "Site_ownerId_id_idx" ON "Site"("ownerId", "id");

-- CreateIndex
CREATE INDEX "Site_workspaceId_id_idx" ON "Site"("workspaceId", "id");

-- CreateIndex
CREATE INDEX "Site_projectId_idx" ON "Site"("projectId");

-- CreateIndex
CREATE INDEX "Site_deletedAt_idx" ON "Site"("deletedAt");

-- CreateIndex
CREATE INDEX "Publication_userId_idx" ON "Publication"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Publication_siteId_number_key" ON "Publication"("siteId", "number");

-- CreateIndex
CREATE UNIQUE INDEX "PublishedFile_key_key" ON "PublishedFile"("key");

-- CreateIndex
CREATE UNIQUE INDEX "PublishedFile_siteId_source_key" ON "PublishedFile"("siteId", "source");

-- CreateIndex
CREATE INDEX "FormSubmission_siteId_isSpam_id_idx" ON "FormSubmission"("siteId", "isSpam", "id");

-- CreateIndex
CREATE INDEX "Domain_host_idx" ON "Domain"("host");

-- CreateIndex
CREATE INDEX "Domain_ownerId_id_idx" ON "Domain"("ownerId", "id");

-- CreateIndex
CREATE INDEX "Domain_workspaceId_id_idx" ON "Domain"("workspaceId", "id");

-- CreateIndex
CREATE INDEX "Domain_checkedAt_idx" ON "Domain"("checkedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Domain_siteId_host_key" ON "Domain"("siteId", "host");

-- CreateIndex
CREATE INDEX "SiteReport_siteId_idx" ON "SiteReport"("siteId");

-- CreateIndex
CREATE INDEX "SiteReport_closedAt_id_idx" ON "SiteReport"("closedAt", "id");

-- AddForeignKey
ALTER TABLE "Site" ADD CONSTRAINT "Site_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Site" ADD CONSTRAINT "Site_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Site" ADD CONSTRAINT "Site_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Site" ADD CONSTRAINT "Site_publicationId_fkey" FOREIGN KEY ("publicationId") REFERENCES "Publication"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Site" ADD CONSTRAINT "Site_scheduledId_fkey" FOREIGN KEY ("scheduledId") REFERENCES "Publication"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Publication" ADD CONSTRAINT "Publication_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Publication" ADD CONSTRAINT "Publication_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PublishedPage" ADD CONSTRAINT "PublishedPage_publicationId_fkey" FOREIGN KEY ("publicationId") REFERENCES "Publication"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PublishedFile" ADD CONSTRAINT "PublishedFile_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SiteRedirect" ADD CONSTRAINT "SiteRedirect_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FormSubmission" ADD CONSTRAINT "FormSubmission_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SiteView" ADD CONSTRAINT "SiteView_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Domain" ADD CONSTRAINT "Domain_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Domain" ADD CONSTRAINT "Domain_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Domain" ADD CONSTRAINT "Domain_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SiteReport" ADD CONSTRAINT "SiteReport_siteId_fkey" FOREIGN KEY ("siteId") REFERENCES "Site"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One site has a host. The schema language has no partial indexes.
CREATE UNIQUE INDEX "Domain_verified_host_key" ON "Domain"("host") WHERE "state" = 'verified';
