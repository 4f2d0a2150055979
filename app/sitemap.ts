import type { MetadataRoute } from "next";
import { cacheTagged } from "@/lib/page-cache/cache-tagged";
import { sitemapEntries } from "@/lib/seo/listing";

// No database at build time; what is read is kept until an edit.
export const dynamic = "force-dynamic";

export default function sitemap(): Promise<MetadataRoute.Sitemap> {
  return cacheTagged("sitemap", ["settings", "custom-pages"], sitemapEntries);
}
