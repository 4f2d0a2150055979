import "server-only";
import type { Tx } from "@/lib/db/db";
import { REDIRECTS_MAX } from "@/lib/publications/policy";

/**
 * Remembers the old address of each page that has a different address in the new publication, so that the old address
 * redirects to the new one. If an old address has a page again, visitors get that page instead. Beyond the limit,
 * deletes addresses that were remembered earlier, starting with those whose page is not in the new publication.
 */
export async function keepOldAddresses(tx: Tx, siteId: number, publicationId: number): Promise<void> {
  await tx.$executeRaw`
    WITH moved AS (
      SELECT s.id AS "siteId", old.path, old."pageId" FROM "Site" s
        JOIN "PublishedPage" old ON old."publicationId" = s."publicationId"
        JOIN "PublishedPage" new ON new."publicationId" = ${publicationId} AND new."pageId" = old."pageId" AND new.path <> old.path
      WHERE s.id = ${siteId} AND old.path <> '/'
    ), forgotten AS (
      DELETE FROM "SiteRedirect" WHERE "siteId" = ${siteId} AND path IN (
        SELECT earlier.path FROM "SiteRedirect" earlier
          LEFT JOIN "PublishedPage" page ON page."publicationId" = ${publicationId} AND page."pageId" = earlier."pageId"
        WHERE earlier."siteId" = ${siteId} AND earlier.path NOT IN (SELECT path FROM moved)
        ORDER BY page.path IS NULL
        OFFSET greatest(0, ${REDIRECTS_MAX} - (SELECT count(*) FROM moved)))
    )
    INSERT INTO "SiteRedirect" ("siteId", path, "pageId") SELECT "siteId", path, "pageId" FROM moved
    ON CONFLICT ("siteId", path) DO UPDATE SET "pageId" = excluded."pageId"`;
}
