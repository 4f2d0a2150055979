import "server-only";
import { db } from "@/lib/db/db";
import { type Feature, task } from "@/lib/feature";
import { keepWorkspaceContent } from "@/lib/ownership/keep-content";
import { mailRecipientLinks } from "@/lib/sites/recipient-confirmation";

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
  removeWithUser: (tx, userId) => keepWorkspaceContent(tx, userId, "sites"),
  exportDocuments: async (userId) => [
    {
      name: "sites",
      rows: await db.site.findMany({ where: { ownerId: userId }, orderBy: { id: "asc" }, select: EXPORT_COLUMNS }),
    },
  ],
} as const satisfies Feature;
