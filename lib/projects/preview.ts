import "server-only";
import { getPagePreview } from "@/lib/page-previews/page-previews";
import { readDocument } from "@/lib/projects/documents";
import type { Caller } from "@/lib/projects/projects";
import { readRevisionDocument } from "@/lib/projects/revisions";
import type { PreviewQuery } from "@/lib/projects/schema";

/** Returns a page of the project's current document, or of an earlier revision, as HTML without scripts. */
export async function getPreview(caller: Caller, id: number, { page: pageId, revision }: PreviewQuery) {
  const { document, version } = await (revision === undefined
    ? readDocument(caller, id)
    : readRevisionDocument(caller, { projectId: id, revisionId: revision }));
  return { html: await getPagePreview({ document, pageId }, { ownerId: caller.actor.id }), version };
}
