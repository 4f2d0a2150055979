import "server-only";
import { markMissing } from "@/lib/front/missing-mark";
import { cacheTagged } from "@/lib/page-cache/cache-tagged";

/** Gives the page that is being rendered the status 404. It stays a complete page in the visitor's language. */
export function respondNotFound(): Promise<boolean> {
  markMissing();
  return cacheTagged("status-404", ["status-404"], async () => true);
}
