import "server-only";
import { markMissing } from "@/lib/front/missing-mark";
import { tagged } from "@/lib/page-cache/tagged";

/** Makes the page being rendered a complete 404 page in the visitor's language. */
export function respondNotFound(): Promise<boolean> {
  markMissing();
  return tagged("status-404", ["status-404"], async () => true);
}
