import "server-only";
import { markMissing } from "@/lib/front/missing-mark";
import { cacheTagged } from "@/lib/page-cache/cache-tagged";

/** The page being drawn says that there is nothing here: it is sent whole, in the visitor's language, with status 404. */
export function sayNotFound(): Promise<boolean> {
  markMissing();
  return cacheTagged("status-404", ["status-404"], async () => true);
}
