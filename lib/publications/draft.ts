import "server-only";
import { listGrants } from "@/lib/actor/grants";
import type { Prisma } from "@/lib/db/client/client";
import { db } from "@/lib/db/db";
import { invalid } from "@/lib/errors";
import { line } from "@/lib/i18n/line";
import { publishableBy } from "@/lib/ownership/reach";
import type { Caller } from "@/lib/projects/projects";

type DraftedSite = { projectId: number | null; ownerId: number; workspaceId: number | null };

/**
 * Returns the document of the site's project as it is now, as JSON text. `caller`: the user who makes the request, or
 * null for a visitor of the draft. Throws a 422 if the project is in the trash or was deleted for good. Also throws it
 * if the project is not in the site's workspace and neither the site's owner nor the caller may publish it, for example
 * because the owner has left the project's workspace.
 */
export async function readCurrentDocument(
  site: DraftedSite,
  caller: Caller | null,
): Promise<{ document: string; version: number }> {
  const where = await buildDocumentFilter(site, caller);
  const { document, version } = (await db.projectDocument.findFirst({ where })) ?? refuseProject();
  return { document, version };
}

/**
 * Returns the version of the document that a visitor of the draft sees, and the language of the project. Throws what
 * `readCurrentDocument` throws.
 */
export async function readCurrentVersion(site: DraftedSite): Promise<{ version: number; language: string }> {
  const where = await buildDocumentFilter(site, null);
  const select = { version: true, project: { select: { language: true } } } as const;
  const row = (await db.projectDocument.findFirst({ where, select })) ?? refuseProject();
  return { version: row.version, language: row.project.language };
}

function refuseProject(): never {
  throw invalid({
    project_id: [
      line("The project of this site was deleted, or the site's owner may not publish it. Choose another project."),
    ],
  });
}

async function buildDocumentFilter(
  { projectId, ...holder }: DraftedSite,
  caller: Caller | null,
): Promise<Prisma.ProjectDocumentWhereInput> {
  if (projectId === null) return refuseProject();
  return { projectId, project: { AND: [{ deletedAt: null }, await buildProjectFilter(holder, caller)] } };
}

/**
 * Restricts a query to the projects in the site's workspace and those that the site's owner or the caller may publish.
 */
async function buildProjectFilter(
  { ownerId, workspaceId }: Omit<DraftedSite, "projectId">,
  caller: Caller | null,
): Promise<Prisma.ProjectWhereInput> {
  const owner = { id: ownerId, permissions: await listGrants(ownerId) };
  const publishable = [owner, ...(caller ? [caller.actor] : [])].map(publishableBy);
  return { OR: [...publishable, ...(workspaceId === null ? [] : [{ workspaceId }])] };
}
