import type { MetadataRoute } from "next";
import { getRobotsRules } from "@/lib/seo/listing";

// Rendered per request, because there is no database at build time. This is fast, as the settings are cached in memory.
export const dynamic = "force-dynamic";

export default function robots(): Promise<MetadataRoute.Robots> {
  return getRobotsRules();
}
