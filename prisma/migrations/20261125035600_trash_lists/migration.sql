-- Written by hand:
-- A member's trash is listed like what is not in the trash, so it has indexes of the same order. See list_indexes for why
-- Prisma's schema does not have these.
CREATE INDEX "FileEntry_personal_trash" ON "FileEntry" ("ownerId", "createdAt", "id") WHERE "deletedAt" IS NOT NULL AND "workspaceId" IS NULL;
CREATE INDEX "FileEntry_workspace_trash" ON "FileEntry" ("workspaceId", "createdAt", "id") WHERE "deletedAt" IS NOT NULL AND "workspaceId" IS NOT NULL;
CREATE INDEX "Project_personal_trash" ON "Project" ("ownerId", "updatedAt", "id") WHERE "deletedAt" IS NOT NULL AND "workspaceId" IS NULL;
CREATE INDEX "Project_workspace_trash" ON "Project" ("workspaceId", "updatedAt", "id") WHERE "deletedAt" IS NOT NULL AND "workspaceId" IS NOT NULL;
CREATE INDEX "Site_personal_trash" ON "Site" ("ownerId", "updatedAt", "id") WHERE "deletedAt" IS NOT NULL AND "workspaceId" IS NULL;
CREATE INDEX "Site_workspace_trash" ON "Site" ("workspaceId", "updatedAt", "id") WHERE "deletedAt" IS NOT NULL AND "workspaceId" IS NOT NULL;
