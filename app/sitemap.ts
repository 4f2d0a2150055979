import type { MetadataRoute } from "next";
import { cacheTagged } from "@/lib/page-cache/cache-tagged";
import { listSitemapEntries } from "@/lib/seo/listing";

// Rendered per request, because there is no database at build time. The entries are cached until an edit.
export const dynamic = "force-dynamic";

export default function sitemap(): Promise<MetadataRoute.Sitemap> {
  return cacheTagged("sitemap", ["settings", "custom-pages"], listSitemapEntries);
}
