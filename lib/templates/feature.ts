import "server-only";
import { Prisma } from "@/lib/db/client/client";
import { db } from "@/lib/db/db";
import type { Feature } from "@/lib/feature";
import { giveToWorkspaceOwners } from "@/lib/ownership/keep-content";

const TABLE = Prisma.sql`"OwnTemplate"`;
const EXPORT_COLUMNS = { id: true, name: true, language: true, workspaceId: true, createdAt: true } as const;

export const templates = {
  name: "templates",
  callGroups: { Templates: "What a new project can start from: Plinth's templates, and those of users." },
  models: { OwnTemplate: "personal" },
  removeWithUser: (tx, userId) => giveToWorkspaceOwners(tx, userId, TABLE),
  exportDocuments: async (userId) => [{ name: "templates", rows: exportTemplates(userId), verbatim: ["document"] }],
} as const satisfies Feature;

/** Reads the documents one after another, because together they could be hundreds of megabytes. */
async function* exportTemplates(userId: number) {
  const rows = await db.ownTemplate.findMany({
    where: { ownerId: userId },
    orderBy: { id: "asc" },
    select: EXPORT_COLUMNS,
  });
  for (const template of rows) {
    const row = await db.ownTemplate.findUnique({ where: { id: template.id }, select: { document: true } });
    if (row) yield { ...template, document: JSON.parse(row.document) as unknown };
  }
}
