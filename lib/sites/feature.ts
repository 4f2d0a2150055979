import "server-only";
import { db, type Tx } from "@/lib/db/db";
import { publishExpiry } from "@/lib/events/change-public-data";
import { type Feature, task } from "@/lib/feature";
import { keepWorkspaceContent } from "@/lib/ownership/keep-content";
import { mailRecipientLinks } from "@/lib/sites/recipient-confirmation";
import { siteTag } from "@/lib/sites/site-hosts";

declare global {
  namespace GraphileWorker {
    interface Tasks {
      "mail-recipient-links": undefined;
    }
  }
}

const EXPORT_COLUMNS = {
  id: true,
  name: true,
  slug: true,
  projectId: true,
  workspaceId: true,
  language: true,
  recipient: true,
  recipientConfirmedAt: true,
  icon: true,
  publishAt: true,
  suspendedAt: true,
  suspensionReason: true,
  createdAt: true,
  updatedAt: true,
  deletedAt: true,
} as const;

export const sites = {
  name: "sites",
  // `removeWithUser` makes other members' sites in the user's workspaces personal before the workspaces are deleted
  before: ["workspaces"],
  callGroups: {
    Sites: "Sites, which show a project to everyone, with their publications, visits and forms.",
    "Form recipients": "The addresses that get an email for each message from a form of a site.",
  },
  tasks: { "mail-recipient-links": task(mailRecipientLinks) },
  schedule: [{ task: "mail-recipient-links", match: "*/10 * * * *" }],
  models: { Site: "personal" },
  removeWithUser: removeSitesOf,
  exportDocuments: async (userId) => [
    {
      name: "sites",
      rows: await db.site.findMany({ where: { ownerId: userId }, orderBy: { id: "asc" }, select: EXPORT_COLUMNS }),
    },
  ],
} as const satisfies Feature;

/** Keeps other members' sites. Those that are deleted with the user are forgotten where their pages are in memory. */
async function removeSitesOf(tx: Tx, userId: number): Promise<void> {
  await keepWorkspaceContent(tx, userId, "sites");
  const rows = await tx.site.findMany({ where: { ownerId: userId }, select: { id: true } });
  await publishExpiry(
    tx,
    rows.map(({ id }) => siteTag(id)),
  );
}
