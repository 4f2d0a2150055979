import "server-only";
import { db } from "@/lib/db/db";
import { type Feature, task } from "@/lib/feature";
import {
  acceptedNotice,
  publishedNotice,
  refusedNotice,
  scheduledNotice,
  waitingNotice,
} from "@/lib/publications/notices";
import { resizePictures, type SiteToResize } from "@/lib/publications/resize-pictures";
import { publishScheduled, type ScheduledPublication } from "@/lib/publications/scheduled";
import { removeFilesOfUser, sweepSites } from "@/lib/publications/sweep";
import { EVIDENCE_MONTHS } from "@/lib/sites/evidence";

declare global {
  namespace GraphileWorker {
    interface Tasks {
      "publish-site": ScheduledPublication;
      "resize-pictures": SiteToResize;
      "sweep-sites": undefined;
    }
  }
}

export const publications = {
  name: "publications",
  // When a user is deleted, the feature `sites` gives the user's sites in other people's workspaces to the owners of
  // those workspaces. That must happen first, because `removeFilesOfUser` would remove the files of these sites too.
  after: ["sites"],
  callGroups: {
    Publications: "Snapshots of sites that wait for a review.",
    "Site evidence": "Reports, decisions and suspensions of sites, with what visitors saw then.",
  },
  notices: [publishedNotice, scheduledNotice, waitingNotice, acceptedNotice, refusedNotice],
  models: {
    Publication: "personal",
    PublishedPage: "personal",
    PublishedShell: "unexported",
    PublishedFile: "unexported",
    SiteRedirect: "unexported",
    SiteEvidence: "installation",
  },
  tasks: {
    "publish-site": task(publishScheduled),
    "resize-pictures": task(resizePictures, { maxSeconds: 900 }),
    "sweep-sites": task(sweepSites, { maxSeconds: 300 }),
  },
  expired: [`DELETE FROM "SiteEvidence" WHERE "createdAt" < now() - interval '${EVIDENCE_MONTHS} months'`],
  schedule: [{ task: "sweep-sites", match: "25 * * * *" }],
  removeWithUser: removeFilesOfUser,
  exportDocuments: async (userId) => [
    { name: "publications", rows: await exportPublications(userId) },
    { name: "published-pages", rows: exportPublishedPages(userId) },
  ],
} as const satisfies Feature;

const exportPublications = (userId: number) =>
  db.publication.findMany({
    where: { site: { ownerId: userId } },
    orderBy: { id: "asc" },
    select: { siteId: true, number: true, projectId: true, projectVersion: true, createdAt: true },
  });

/**
 * Only the pages of each site's current publication, one site after another: all pages together could be hundreds of
 * megabytes.
 */
async function* exportPublishedPages(userId: number) {
  const sites = await db.site.findMany({
    where: { ownerId: userId, publicationId: { not: null } },
    orderBy: { publicationId: "asc" },
    select: { publicationId: true },
  });
  for (const { publicationId } of sites) {
    yield* await db.publishedPage.findMany({
      where: { publicationId: publicationId ?? 0 },
      orderBy: { path: "asc" },
      select: { publicationId: true, path: true, title: true, html: true },
    });
  }
}
