import "server-only";
import { limitShared } from "@/lib/http/rate-limit";

const EXPORT_LIMIT = { name: "site-export", points: 20, seconds: 600 };

/** Counts a download of a site. It may have to resize pictures, so there is a limit. Throws a 429 above it. */
export const countExport = (userId: number) => limitShared(EXPORT_LIMIT, String(userId));
