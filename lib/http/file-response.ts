import "server-only";
import { Readable } from "node:stream";
import { AppError } from "@/lib/errors";
import { portableName } from "@/lib/file-names";
import { setBodyLength } from "@/lib/http/body-length";
import { type ByteRange, rangeOf } from "@/lib/http/byte-range";
import { hasCurrentVersion } from "@/lib/http/if-none-match";

/** The `Cache-Control` of a file that never changes under its URL. */
export const IMMUTABLE_CACHE_CONTROL = "public, max-age=31536000, immutable";

export type ServedFile = {
  name: string;
  mime: string;
  size: number;
  /** Identifies the content: different content has a different version. */
  version: string;
  modifiedAt: Date;
  disposition: "inline" | "attachment";
  /** The value of `Cache-Control`. */
  caching: string;
  open: (range?: ByteRange) => Promise<Readable>;
};

/** A file may not run or load anything, even if a browser shows it as a page. */
export const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** Browsers show a PDF in their own viewer, which a sandbox would block. */
const PDF_POLICY = "default-src 'none'; object-src 'self'; plugin-types application/pdf";

/**
 * Streams a file or a range of it (206), or responds with 304 if the client already has the file. Throws a 416 for an
 * unsatisfiable range.
 */
export async function fileResponse(request: Request, file: ServedFile): Promise<Response> {
  const headers = headersOf(file);
  if (hasCurrentVersion(request.headers.get("if-none-match"), etagOf(file)))
    return new Response(null, { status: 304, headers });
  const range = isIfRangeMet(request, file) ? rangeOf(request.headers.get("range"), file.size) : null;
  if (range === "unsatisfiable") {
    throw new AppError("range_not_satisfiable", "The file does not contain this range.", {
      headers: { "Content-Range": `bytes */${file.size}` },
    });
  }
  setBodyLength(headers, range ? range.end - range.start + 1 : file.size);
  if (range) headers.set("Content-Range", `bytes ${range.start}-${range.end}/${file.size}`);
  const body = request.method === "HEAD" || file.size === 0 ? null : await file.open(range ?? undefined);
  return new Response(body && (Readable.toWeb(body) as unknown as ReadableStream), {
    status: range ? 206 : 200,
    headers,
  });
}

function headersOf(file: ServedFile): Headers {
  return new Headers({
    "Accept-Ranges": "bytes",
    "Cache-Control": file.caching,
    "Content-Disposition": contentDisposition(file.disposition, file.name),
    "Content-Security-Policy": file.mime === "application/pdf" ? PDF_POLICY : FILE_POLICY,
    "Content-Type": file.mime.startsWith("text/") ? `${file.mime}; charset=utf-8` : file.mime,
    ETag: etagOf(file),
    "Last-Modified": file.modifiedAt.toUTCString(),
    "X-Content-Type-Options": "nosniff",
  });
}

const etagOf = ({ version }: ServedFile) => `"${version}"`;

/** Evaluates `If-Range`: a range is sent only if the client has the same version of the file. */
function isIfRangeMet({ headers }: Request, file: ServedFile): boolean {
  const condition = headers.get("if-range");
  if (condition === null) return true;
  if (condition.includes('"')) return condition.trim() === etagOf(file);
  return Date.parse(condition) === Math.floor(file.modifiedAt.getTime() / 1000) * 1000;
}

/** Follows RFC 6266 and 5987: the name in ASCII for old clients, then the name. Changes what is no file name. */
export function contentDisposition(disposition: "inline" | "attachment", fileName: string): string {
  const name = portableName(fileName);
  const asciiName = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encodedName = encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${disposition}; filename="${asciiName}"; filename*=UTF-8''${encodedName}`;
}
