import "server-only";
import { markMissing } from "@/lib/front/missing-mark";
import { cacheTagged } from "@/lib/page-cache/cache-tagged";

/**
 * Sends the page that is being rendered with the status 404. It is still a complete page in the visitor's language. The
 * mark is for development. In production, the page cache stores a page with the tag `status-404` with that status.
 */
export async function respondNotFound(): Promise<void> {
  markMissing();
  await cacheTagged("status-404", ["status-404"], async () => true);
}
