import "server-only";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { createCachedReader } from "@/lib/events/cached-reader";
import { contentTag } from "@/lib/http/content-tag";
import type { Encoding } from "@/lib/http/encodings";
import type { EtaggedContent } from "@/lib/http/etag-response";
import { listSitemapEntries, type SitemapEntry } from "@/lib/seo/listing";
import { escapeHtml } from "@/lib/site-pages/escape";

const COMPRESS: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  gzip: promisify(gzip),
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
};

type Sitemap = { xml: Buffer; tag: string; encoded: Partial<Record<Encoding, Promise<Buffer>>> };

/** The sitemap and its compressed forms. It may list 50,000 pages, so it is generated again only after a change. */
const getCachedSitemap = createCachedReader("sitemap", ["settings", "custom-pages"], async (): Promise<Sitemap> => {
  const xml = Buffer.from(sitemapXml(await listSitemapEntries()));
  return { xml, tag: contentTag(xml), encoded: {} };
});

/** Returns the sitemap, compressed once for all clients. */
export async function getSitemap(encoding: Encoding | null): Promise<EtaggedContent> {
  const sitemap = await getCachedSitemap();
  return {
    body: encoding ? await encodedOf(sitemap, encoding) : sitemap.xml,
    mime: "application/xml",
    tag: `${sitemap.tag}${encoding ? `-${encoding}` : ""}`,
    caching: "public, max-age=0, must-revalidate",
    encoding,
  };
}

function encodedOf({ xml, encoded }: Sitemap, encoding: Encoding): Promise<Buffer> {
  encoded[encoding] ??= COMPRESS[encoding](xml);
  return encoded[encoding];
}

function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(
    ({ url, lastModified }) =>
      `<url><loc>${escapeHtml(url)}</loc>${lastModified ? `<lastmod>${lastModified}</lastmod>` : ""}</url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("")}</urlset>
`;
}
