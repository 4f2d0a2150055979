import "server-only";
import { limitShared } from "@/lib/http/rate-limit";

const EXPORT_LIMIT = { name: "site-export", points: 20, seconds: 600 };

/**
 * Counts a download of a site. Downloads are limited, because pictures may have to be resized for them. Throws a 429
 * above the limit.
 */
export const limitExports = (userId: number) => limitShared(EXPORT_LIMIT, String(userId));
