-- AlterTable
ALTER TABLE "Publication" ADD COLUMN     "derivedPaths" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "PublishedShell" (
    "publicationId" INTEGER NOT NULL,
    "start" TEXT NOT NULL,
    "middle" TEXT NOT NULL,
    "end" TEXT NOT NULL,

    CONSTRAINT "PublishedShell_pkey" PRIMARY KEY ("publicationId")
);

-- AddForeignKey
ALTER TABLE "PublishedShell" ADD CONSTRAINT "PublishedShell_publicationId_fkey" FOREIGN KEY ("publicationId") REFERENCES "Publication"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Earlier publications keep their icons and their pictures for shared links.
UPDATE "Publication" p SET "derivedPaths" = found.paths
FROM (
  SELECT page."publicationId", array_agg(DISTINCT found_in.path[1]) AS paths
  FROM "PublishedPage" page,
    regexp_matches(page.html, '/_files/[0-9a-f]{20}-(?:social-[0-9]{1,3}-[0-9]{1,3}[.]jpg|icon-(?:32|180)[.]png)', 'g') AS found_in(path)
  GROUP BY page."publicationId"
) found
WHERE found."publicationId" = p.id;
