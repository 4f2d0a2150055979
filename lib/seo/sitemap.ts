import "server-only";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { createCachedReader } from "@/lib/events/cached-reader";
import { contentTag } from "@/lib/http/content-tag";
import { chooseEncoding, type Encoding } from "@/lib/http/encodings";
import { listSitemapEntries, type SitemapEntry } from "@/lib/seo/listing";
import { escapeHtml } from "@/lib/site-pages/escape";

const COMPRESS: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  gzip: promisify(gzip),
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
};

type Sitemap = { xml: Buffer; etag: string; encoded: Partial<Record<Encoding, Promise<Buffer>>> };

/** The sitemap as it is sent. It is generated only once after each edit, because it may list 50,000 pages. */
const getSitemap = createCachedReader("sitemap", ["settings", "custom-pages"], async (): Promise<Sitemap> => {
  const xml = Buffer.from(sitemapXml(await listSitemapEntries()));
  return { xml, etag: contentTag(xml), encoded: {} };
});

/** Responds with the sitemap, compressed once for all clients, or with 304 to a client that has it. */
export async function respondWithSitemap(headers: Headers): Promise<Response> {
  const sitemap = await getSitemap();
  const encoding = chooseEncoding(headers.get("accept-encoding") ?? undefined);
  const etag = `"${sitemap.etag}${encoding ? `-${encoding}` : ""}"`;
  const caching = { "Cache-Control": "public, max-age=0, must-revalidate", Vary: "Accept-Encoding", ETag: etag };
  if (headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers: caching });
  const body = encoding ? await encodedOf(sitemap, encoding) : sitemap.xml;
  return new Response(new Uint8Array(body), {
    headers: { ...caching, "Content-Type": "application/xml", ...(encoding && { "Content-Encoding": encoding }) },
  });
}

function encodedOf({ xml, encoded }: Sitemap, encoding: Encoding): Promise<Buffer> {
  const known = encoded[encoding] ?? COMPRESS[encoding](xml);
  encoded[encoding] = known;
  return known;
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
