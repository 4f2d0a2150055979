import "server-only";
import { AppError } from "@/lib/errors";
import type { SiteRow } from "@/lib/sites/site-json";

/** Throws a 403 for a site that an admin has taken offline. */
export function requireNotSuspended({ suspendedAt }: Pick<SiteRow, "suspendedAt">): void {
  if (suspendedAt) throw new AppError("forbidden", "This site is suspended. Contact us to put it online again.");
}
