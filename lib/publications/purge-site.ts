import "server-only";
import type { Tx } from "@/lib/db/db";
import { AppError } from "@/lib/errors";
import { releaseFromLimit } from "@/lib/ownership/content-use";
import type { Caller } from "@/lib/projects/projects";
import { deleteSiteForGood } from "@/lib/publications/sweep";
import { changeSite, lockSite, recordSiteActivity, requireCountedSite } from "@/lib/sites/sites";

/**
 * Deletes a site in the trash for good, with its publications, their files, its messages and its domains. Throws a 404
 * for one that is not in the trash, and a 409 for one that is kept as evidence.
 */
export async function purgeSite(caller: Caller, id: number): Promise<void> {
  await changeSite(id, async (tx) => {
    await lockSite(tx, id);
    const site = await requireCountedSite(tx, caller, "purge", { id, deletedAt: { not: null } });
    await requireNoEvidence(tx, id);
    await deleteDomains(tx, id);
    await deleteSiteForGood(tx, site);
    await recordSiteActivity(tx, caller, site, "site.purged");
  });
}

async function requireNoEvidence(tx: Tx, siteId: number): Promise<void> {
  if ((await tx.siteEvidence.count({ where: { siteId }, take: 1 })) === 0) return;
  throw new AppError(
    "conflict",
    "This site was reported or reviewed, so it cannot be deleted permanently yet. It is deleted after 12 months.",
  );
}

/** The cascade of the foreign key would not update the counts in "ContentUse". */
async function deleteDomains(tx: Tx, siteId: number): Promise<void> {
  const rows = await tx.$queryRaw<{ ownerId: number; workspaceId: number | null }[]>`
    DELETE FROM "Domain" WHERE "siteId" = ${siteId} RETURNING "ownerId", "workspaceId"`;
  for (const row of rows) await releaseFromLimit(tx, row, "domains");
}
