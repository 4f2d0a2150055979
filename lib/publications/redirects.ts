import "server-only";
import type { Tx } from "@/lib/db/db";

/**
 * Remembers the addresses of pages that have moved since the current publication, so that they lead to the new ones. An
 * address that has a page again leads nowhere else.
 */
export async function keepOldAddresses(tx: Tx, siteId: number, publicationId: number): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "SiteRedirect" ("siteId", path, "pageId")
    SELECT s.id, old.path, old."pageId" FROM "Site" s
      JOIN "PublishedPage" old ON old."publicationId" = s."publicationId"
      JOIN "PublishedPage" new ON new."publicationId" = ${publicationId} AND new."pageId" = old."pageId" AND new.path <> old.path
    WHERE s.id = ${siteId} AND old.path <> '/'
    ON CONFLICT ("siteId", path) DO UPDATE SET "pageId" = excluded."pageId"`;
}
