-- CreateTable
CREATE TABLE "WorkspaceTransfer" (
    "workspaceId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "WorkspaceTransfer_pkey" PRIMARY KEY ("workspaceId")
);

-- CreateIndex
CREATE INDEX "WorkspaceTransfer_workspaceId_userId_idx" ON "WorkspaceTransfer"("workspaceId", "userId");

-- CreateIndex
CREATE INDEX "WorkspaceTransfer_expiresAt_idx" ON "WorkspaceTransfer"("expiresAt");

-- AddForeignKey
ALTER TABLE "WorkspaceTransfer" ADD CONSTRAINT "WorkspaceTransfer_workspaceId_userId_fkey" FOREIGN KEY ("workspaceId", "userId") REFERENCES "WorkspaceMember"("workspaceId", "userId") ON DELETE CASCADE ON UPDATE CASCADE;
