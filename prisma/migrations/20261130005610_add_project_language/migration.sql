-- AlterTable
ALTER TABLE "OwnTemplate" ADD COLUMN     "language" TEXT NOT NULL DEFAULT 'en';

-- AlterTable
ALTER TABLE "Project" ADD COLUMN     "language" TEXT NOT NULL DEFAULT 'en';

-- AlterTable
ALTER TABLE "Site" ALTER COLUMN "language" DROP NOT NULL,
ALTER COLUMN "language" DROP DEFAULT;

-- Written by hand:

-- A project gets the language of the latest site that shows it. Sites with the same language follow the project.
UPDATE "Project" p SET language = latest.language
FROM (
  SELECT DISTINCT ON ("projectId") "projectId", language FROM "Site"
  WHERE "projectId" IS NOT NULL AND language IS NOT NULL
  ORDER BY "projectId", "deletedAt" IS NOT NULL, id DESC
) latest
WHERE latest."projectId" = p.id;

UPDATE "Site" s SET language = NULL FROM "Project" p WHERE p.id = s."projectId" AND p.language = s.language;
