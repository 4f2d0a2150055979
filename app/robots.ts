import type { MetadataRoute } from "next";
import { robotsRules } from "@/lib/seo/listing";

// There is no database at build time. The settings are in memory.
export const dynamic = "force-dynamic";

export default function robots(): Promise<MetadataRoute.Robots> {
  return robotsRules();
}
