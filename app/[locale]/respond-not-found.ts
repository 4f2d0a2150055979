import "server-only";
import { markMissing } from "@/lib/front/missing-mark";
import { cacheTagged } from "@/lib/page-cache/cache-tagged";

/** Makes the page being rendered a complete 404 page in the visitor's language. */
export function respondNotFound(): Promise<boolean> {
  markMissing();
  return cacheTagged("status-404", ["status-404"], async () => true);
}
