-- CreateTable
CREATE TABLE "OwnTemplate" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "ownerId" INTEGER NOT NULL,
    "workspaceId" INTEGER,
    "pageCount" INTEGER NOT NULL,
    "document" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OwnTemplate_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "OwnTemplate_ownerId_id_idx" ON "OwnTemplate"("ownerId", "id");

-- CreateIndex
CREATE INDEX "OwnTemplate_workspaceId_id_idx" ON "OwnTemplate"("workspaceId", "id");

-- AddForeignKey
ALTER TABLE "OwnTemplate" ADD CONSTRAINT "OwnTemplate_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OwnTemplate" ADD CONSTRAINT "OwnTemplate_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE SET NULL ON UPDATE CASCADE;
