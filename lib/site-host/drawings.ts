import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import type { PublishedFile } from "@/lib/db/client/client";
import { FILE_POLICY, IMMUTABLE_CACHE_CONTROL } from "@/lib/http/file-response";
import type { EncodedPage } from "@/lib/page-cache/encoded-page";
import { sendPage, setHeaders } from "@/lib/site-host/send";
import { siteCaches } from "@/lib/site-host/site-caches";
import { NoSuchFile } from "@/lib/storage/driver";
import { openStorage } from "@/lib/storage/storage";

const DRAWING_TYPE = "image/svg+xml";
/** Larger drawings are streamed. */
const DRAWING_MAX_BYTES = 256 * 1024;

const drawingKey = (siteId: number, id: string) => `${siteId} ${id}`;

/** Whether a file is a drawing (SVG) that is small enough to be kept in memory. */
export const isCachedDrawing = ({ mime, size }: PublishedFile) => mime === DRAWING_TYPE && size <= DRAWING_MAX_BYTES;

type DrawingRequest = { siteId: number; id: string; headers: readonly string[] };

/** Sends a drawing from memory. Returns false if the drawing is not in memory. */
export function sendCachedDrawing(
  request: IncomingMessage,
  response: ServerResponse,
  { siteId, id, headers }: DrawingRequest,
): boolean {
  const drawing = siteCaches().drawings.get(drawingKey(siteId, id));
  if (!drawing) return false;
  sendDrawing(request, response, { drawing, headers });
  return true;
}

type SentDrawing = { drawing: EncodedPage; headers: readonly string[] };

/**
 * A drawing is text, so it is compressed like a page. The Content-Security-Policy blocks scripts if a browser opens the
 * drawing as a page.
 */
function sendDrawing(request: IncomingMessage, response: ServerResponse, { drawing, headers }: SentDrawing): void {
  setHeaders(response, headers);
  const policy = ["Content-Security-Policy", FILE_POLICY];
  sendPage(request, response, { page: drawing, type: DRAWING_TYPE, caching: IMMUTABLE_CACHE_CONTROL, headers: policy });
}

/** Sends a drawing and keeps it in memory. Resolves to false if it has been deleted. */
export async function loadAndSendDrawing(
  request: IncomingMessage,
  response: ServerResponse,
  { file, headers }: { file: PublishedFile; headers: readonly string[] },
): Promise<boolean> {
  const body = await readBytes(file);
  if (!body) return false;
  const drawing = { body, etag: file.id, encoded: {} };
  siteCaches().drawings.set(drawingKey(file.siteId, file.id), drawing);
  sendDrawing(request, response, { drawing, headers });
  return true;
}

async function readBytes({ key }: PublishedFile): Promise<Buffer | null> {
  try {
    return await buffer(await (await openStorage("public")).read(key));
  } catch (error) {
    if (error instanceof NoSuchFile) return null;
    throw error;
  }
}
