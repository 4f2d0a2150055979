import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import type { PublishedFile } from "@/lib/db/client/client";
import { db } from "@/lib/db/db";
import { AppError } from "@/lib/errors";
import { fileResponse, IMMUTABLE_CACHE_CONTROL, type ServedFile } from "@/lib/http/file-response";
import { type DerivedPicture, parseDerivedPath } from "@/lib/publications/derived-pictures";
import { isOffered, readPictureBytes } from "@/lib/publications/picture-bytes";
import {
  formatFor,
  isOriginalPublic,
  type PictureSize,
  parseFilePath,
  sizeKey,
} from "@/lib/publications/picture-sizes";
import { isCachedDrawing, loadAndSendDrawing, sendCachedDrawing } from "@/lib/site-host/drawings";
import { loadPicture } from "@/lib/site-host/load-picture";
import { setHeaders } from "@/lib/site-host/send";
import { sendDerived } from "@/lib/site-host/send-derived";
import { type HostedSite, siteCaches } from "@/lib/site-host/site-caches";
import { NoSuchFile } from "@/lib/storage/driver";
import { openStorage } from "@/lib/storage/storage";

/** Types that browsers show in a page or in a tab. Files of other types are downloaded. */
const SHOWN_INLINE = /^(?:image|audio|video|font)\/|^application\/pdf$/;

const pictureKey = (siteId: number, id: string, size: PictureSize) => sizeKey(`${siteId} ${id}`, size);

type FileRequest = { site: HostedSite; path: string; headers: readonly string[] };

/** Sends a picture or another file of a site. Resolves to false if the site has no such file. */
export async function sendSiteFile(
  request: IncomingMessage,
  response: ServerResponse,
  { site, path, headers }: FileRequest,
): Promise<boolean> {
  const derived = parseDerivedPath(path);
  if (derived) return sendDerivedFile(request, response, { ...derived, path, site, headers });
  const ref = parseFilePath(path);
  if (!ref || !(site.preview || site.fileIds.has(ref.id))) return false;
  const wanted = ref.size && { ...ref.size, format: formatFor(ref.size.format, request.headers.accept) };
  const sent = { site, headers: ref.size ? [...VARY, ...headers] : headers, id: ref.id, size: wanted };
  if (sendFromMemory(request, response, sent)) return true;
  const file = await db.publishedFile.findFirst({ where: { id: ref.id, siteId: site.siteId } });
  if (!file) return false;
  if (wanted !== null) return loadAndSendPicture(request, response, { file, size: wanted, headers: sent.headers });
  if (isCachedDrawing(file)) return loadAndSendDrawing(request, response, { file, headers });
  return sendOriginal(request, response, { file, path, headers });
}

type DerivedRequest = FileRequest & { id: string; derived: DerivedPicture };

/**
 * Sends a derived picture that a page of the site names. Of others, visitors could have hundreds made from one picture,
 * by changing its address.
 */
async function sendDerivedFile(
  request: IncomingMessage,
  response: ServerResponse,
  { path, id, derived, site, headers }: DerivedRequest,
): Promise<boolean> {
  if (!site.preview && !site.derivedPaths.has(path)) return false;
  const file = await db.publishedFile.findFirst({ where: { id, siteId: site.siteId } });
  return file !== null && sendDerived(request, response, { file, derived, headers });
}

/** The name with which a file was uploaded. Null if it has been deleted since it was published. */
async function findFileName({ source }: PublishedFile): Promise<string | null> {
  const entry = await db.fileEntry.findUnique({ where: { key: source }, select: { name: true } });
  return entry?.name ?? null;
}

/** At the path of a WebP picture, browsers that accept AVIF get AVIF. */
const VARY = ["Vary", "Accept"];

type FileInMemory = { site: HostedSite; headers: readonly string[]; id: string; size: PictureSize | null };

/** Sends a picture or drawing from memory. Returns false if it is not in memory. */
function sendFromMemory(
  request: IncomingMessage,
  response: ServerResponse,
  { site, headers, id, size }: FileInMemory,
): boolean {
  if (size === null) return sendCachedDrawing(request, response, { siteId: site.siteId, id, headers });
  const bytes = siteCaches().pictures.get(pictureKey(site.siteId, id, size));
  if (!bytes) return false;
  sendPicture(request, response, { bytes, size, headers });
  return true;
}

type NewPicture = { file: PublishedFile; size: PictureSize; headers: readonly string[] };

/**
 * Sends a picture in one of its sizes and keeps it in memory. If the AVIF picture cannot be made, such as of a very
 * high picture on a slow machine, the WebP picture is sent. Resolves to false for a size that is not offered, and for
 * a picture that is damaged or was deleted.
 */
async function loadAndSendPicture(
  request: IncomingMessage,
  response: ServerResponse,
  { file, size, headers }: NewPicture,
): Promise<boolean> {
  if (!isOffered(file, size)) return false;
  const bytes = await loadPicture(pictureKey(file.siteId, file.id, size), () => readPictureBytes(file, size));
  if (!bytes && size.format === "avif")
    return loadAndSendPicture(request, response, { file, size: { ...size, format: "webp" }, headers });
  if (!bytes) return false;
  sendPicture(request, response, { bytes, size, headers });
  return true;
}

type SentPicture = { bytes: Buffer; size: PictureSize; headers: readonly string[] };

function sendPicture(request: IncomingMessage, response: ServerResponse, { bytes, size, headers }: SentPicture): void {
  const pictureHeaders = [
    "Content-Type",
    `image/${size.format}`,
    "Cache-Control",
    IMMUTABLE_CACHE_CONTROL,
    "Content-Length",
    String(bytes.length),
  ];
  response.writeHead(200, [...pictureHeaders, ...headers]);
  response.end(request.method === "HEAD" ? undefined : bytes);
}

/** Sends the original file. Resolves to false if it has been deleted, or if visitors may not get it. */
async function sendOriginal(
  request: IncomingMessage,
  response: ServerResponse,
  { file, path, headers }: { file: PublishedFile; path: string; headers: readonly string[] },
): Promise<boolean> {
  if (!isOriginalPublic(file)) return false;
  const name = (await findFileName(file)) ?? path.slice(path.lastIndexOf("/") + 1);
  setHeaders(response, headers);
  try {
    await sendResponse(response, await fileResponse(createRequest(request, response), servedFile(file, name)));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "not_found") return false;
    response.writeHead(416, { ...error.headers, "Content-Length": 0 }).end();
  }
  return true;
}

const servedFile = ({ id, key, mime, size, createdAt }: PublishedFile, name: string): ServedFile => ({
  name,
  mime,
  size: Number(size),
  version: id,
  modifiedAt: createdAt,
  disposition: SHOWN_INLINE.test(mime) ? "inline" : "attachment",
  caching: IMMUTABLE_CACHE_CONTROL,
  open: async (range) =>
    (await openStorage("public")).read(key, range).catch((error) => {
      throw error instanceof NoSuchFile ? new AppError("not_found", "There is nothing at this address.") : error;
    }),
});
