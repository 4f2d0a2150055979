-- Written by hand:
-- A list of files shows the newest of a member, of a workspace or of everyone, without those in the trash. Prisma does not see
-- partial indexes, so its schema stays as it is.
CREATE INDEX "FileEntry_personal_list" ON "FileEntry" ("ownerId", "createdAt", "id") WHERE "deletedAt" IS NULL AND "workspaceId" IS NULL;
CREATE INDEX "FileEntry_workspace_list" ON "FileEntry" ("workspaceId", "createdAt", "id") WHERE "deletedAt" IS NULL AND "workspaceId" IS NOT NULL;
CREATE INDEX "FileEntry_list" ON "FileEntry" ("createdAt", "id") WHERE "deletedAt" IS NULL;

-- Idle sessions are deleted if they are not remembered. The index has no "lastActiveAt", which each use changes: the change of an
-- indexed column writes to all indexes of the table.
CREATE INDEX "Session_not_remembered" ON "Session" ("expiresAt") WHERE NOT "remember";

-- Files and pages are searched for parts of their names. Where the server has no pg_trgm, or its role may not create extensions, the
-- search reads the whole list instead.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "FileEntry_name_search" ON "FileEntry" USING gin ("name" gin_trgm_ops) WHERE "name" IS NOT NULL;
  CREATE INDEX "CustomPage_title_search" ON "CustomPage" USING gin ("title" gin_trgm_ops) WHERE "title" IS NOT NULL;
  CREATE INDEX "CustomPage_slug_search" ON "CustomPage" USING gin ("slug" gin_trgm_ops) WHERE "slug" IS NOT NULL;
EXCEPTION WHEN insufficient_privilege OR feature_not_supported OR undefined_file THEN
  RAISE NOTICE 'pg_trgm is not available: files and pages are searched without an index';
END $$;
