import "server-only";
import { markMissing } from "@/lib/front/missing-mark";
import { cacheTagged } from "@/lib/page-cache/cache-tagged";

/**
 * Gives the page being rendered the status 404. It is still a complete page in the visitor's language. In development,
 * `markMissing` makes the server send the status. In production, the page cache stores the status 404 with each page
 * that has the tag `status-404`.
 */
export async function setNotFoundStatus(): Promise<void> {
  markMissing();
  await cacheTagged("status-404", ["status-404"], async () => true);
}
