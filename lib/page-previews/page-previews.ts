import "server-only";
import { AppError, notFound } from "@/lib/errors";
import type { PreviewInput, renderPreview } from "@/lib/page-previews/render-preview";
import { runInThread, type TaskOwner } from "@/lib/threads/pool";

/**
 * Renders a page of a document, without scripts, in a thread. Throws a 404 for a missing page, and a 422 for one that
 * is too large.
 */
export async function getPagePreview(input: PreviewInput, owner: TaskOwner): Promise<string> {
  const preview = await runInThread<typeof renderPreview>("renderPreview", input, owner);
  if ("html" in preview) return preview.html;
  if (preview.refusal === "missing") throw notFound("Page");
  throw new AppError("invalid", "This page is too large to be shown.");
}
