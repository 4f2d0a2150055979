import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { PublishedFile } from "@/lib/db/client/client";
import { db } from "@/lib/db/db";
import { IMMUTABLE_CACHE_CONTROL } from "@/lib/http/file-response";
import { makeDerivedPicture } from "@/lib/publications/derived-bytes";
import { type DerivedPicture, derivedMime, hasIcons, TAB_ICON_PIXELS } from "@/lib/publications/derived-pictures";
import { findSourceFiles } from "@/lib/publications/source-file";
import { toIco } from "@/lib/site-host/ico";
import { loadPicture } from "@/lib/site-host/load-picture";
import type { HostedSite } from "@/lib/site-host/site-caches";

const ICON_CACHING = "public, max-age=86400";

type SentBytes = { bytes: Buffer; type: string; caching: string; headers: readonly string[] };

function sendBytes(
  request: IncomingMessage,
  response: ServerResponse,
  { bytes, type, caching, headers }: SentBytes,
): void {
  const own = ["Content-Type", type, "Cache-Control", caching, "Content-Length", String(bytes.length)];
  response.writeHead(200, [...own, ...headers]).end(request.method === "HEAD" ? undefined : bytes);
}

/** Null if the derived picture cannot be made. */
const loadDerived = (file: PublishedFile, derived: DerivedPicture): Promise<Buffer | null> =>
  loadPicture(`${file.siteId} ${file.id} ${JSON.stringify(derived)}`, () => makeDerivedPicture(file, derived));

type DerivedRequest = { file: PublishedFile; derived: DerivedPicture; headers: readonly string[] };

/** Sends a derived picture of a site's file. Resolves to false if it cannot be made. */
export async function sendDerived(
  request: IncomingMessage,
  response: ServerResponse,
  { file, derived, headers }: DerivedRequest,
): Promise<boolean> {
  const bytes = await loadDerived(file, derived);
  if (!bytes) return false;
  sendBytes(request, response, { bytes, type: derivedMime(derived), caching: IMMUTABLE_CACHE_CONTROL, headers });
  return true;
}

/**
 * Sends the icon of a published site as ICO, for programs that do not read its pages. Resolves to false for a site
 * without an icon of its own.
 */
export async function sendIco(
  request: IncomingMessage,
  response: ServerResponse,
  { site, headers }: { site: HostedSite; headers: readonly string[] },
): Promise<boolean> {
  const file = await findIcon(site);
  const png = file && hasIcons(file) ? await loadDerived(file, { kind: "icon", side: TAB_ICON_PIXELS }) : null;
  if (!png) return false;
  const bytes = toIco(png, TAB_ICON_PIXELS);
  sendBytes(request, response, { bytes, type: "image/x-icon", caching: ICON_CACHING, headers });
  return true;
}

/** The copy of the icon with which the shown publication was made. */
async function findIcon({ siteId, publicationId, fileIds }: HostedSite): Promise<PublishedFile | null> {
  if (publicationId === null) return null;
  const row = await db.publication.findUnique({
    where: { id: publicationId },
    select: { icon: true, site: { select: { ownerId: true, workspaceId: true } } },
  });
  if (!row?.icon) return null;
  const sources = await findSourceFiles({ ...row.site, caller: null }, new Set([row.icon]));
  const source = sources.get(row.icon)?.source;
  if (source === undefined) return null;
  const file = await db.publishedFile.findUnique({ where: { siteId_source: { siteId, source } } });
  return file && fileIds.has(file.id) ? file : null;
}
