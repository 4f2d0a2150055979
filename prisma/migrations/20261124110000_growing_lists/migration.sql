-- CreateIndex
CREATE INDEX "Domain_state_id_idx" ON "Domain"("state", "id");

-- CreateIndex
CREATE INDEX "Subscription_status_id_idx" ON "Subscription"("status", "id");

-- Written by hand:
-- A list of sites shows those of a member, of a workspace or of everyone, without those in the trash, by their last change or their
-- name. See list_indexes for why Prisma's schema does not have these.
CREATE INDEX "Site_personal_list" ON "Site" ("ownerId", "updatedAt", "id") WHERE "deletedAt" IS NULL AND "workspaceId" IS NULL;
CREATE INDEX "Site_personal_names" ON "Site" ("ownerId", "name", "id") WHERE "deletedAt" IS NULL AND "workspaceId" IS NULL;
CREATE INDEX "Site_workspace_list" ON "Site" ("workspaceId", "updatedAt", "id") WHERE "deletedAt" IS NULL AND "workspaceId" IS NOT NULL;
CREATE INDEX "Site_workspace_names" ON "Site" ("workspaceId", "name", "id") WHERE "deletedAt" IS NULL AND "workspaceId" IS NOT NULL;
CREATE INDEX "Site_list" ON "Site" ("updatedAt", "id") WHERE "deletedAt" IS NULL;
CREATE INDEX "Site_names" ON "Site" ("name", "id") WHERE "deletedAt" IS NULL;

-- Projects have the indexes of their last change already.
CREATE INDEX "Project_personal_names" ON "Project" ("ownerId", "name", "id") WHERE "deletedAt" IS NULL AND "workspaceId" IS NULL;
CREATE INDEX "Project_workspace_names" ON "Project" ("workspaceId", "name", "id") WHERE "deletedAt" IS NULL AND "workspaceId" IS NOT NULL;
CREATE INDEX "Project_names" ON "Project" ("name", "id") WHERE "deletedAt" IS NULL;

-- The schema language has no NULLS LAST.
CREATE INDEX "Domain_last_checked" ON "Domain" ("checkedAt" DESC NULLS LAST, "id" DESC);

-- The values that a visitor has entered into a form, one a line.
CREATE FUNCTION submission_text(fields jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT coalesce(string_agg(field->>'value', E'\n'), '') FROM jsonb_array_elements(fields) AS field $$;

-- These are searched for parts of their texts. See list_indexes for servers without pg_trgm.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "Site_name_search" ON "Site" USING gin ("name" gin_trgm_ops) WHERE "name" IS NOT NULL;
  CREATE INDEX "Site_slug_search" ON "Site" USING gin ("slug" gin_trgm_ops) WHERE "slug" IS NOT NULL;
  CREATE INDEX "Domain_host_search" ON "Domain" USING gin ("host" gin_trgm_ops) WHERE "host" IS NOT NULL;
  CREATE INDEX "FormSubmission_search" ON "FormSubmission" USING gin (submission_text(fields) gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR feature_not_supported OR undefined_file THEN
  RAISE NOTICE 'pg_trgm is not available: sites, domains and submissions are searched without an index';
END $$;
