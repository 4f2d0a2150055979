import type { MetadataRoute } from "next";
import { robotsRules } from "@/lib/seo/listing";

// No database at build time; the settings are in memory.
export const dynamic = "force-dynamic";

export default function robots(): Promise<MetadataRoute.Robots> {
  return robotsRules();
}
