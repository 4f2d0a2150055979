import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { solverFiles } from "@/lib/captcha/solver-files";
import { siteFonts } from "@/lib/front/site-fonts";
import { FILE_PATH } from "@/lib/publications/policy";
import { sendIco } from "@/lib/site-host/send-derived";
import { sendSiteFile } from "@/lib/site-host/site-files";
import type { Visit } from "@/lib/site-host/visit";

const sendFont = siteFonts();
const sendSolver = solverFiles();

/** Browsers request this path if they open something that names no icon, such as an image. */
const ICON_PATH = "/favicon.ico";
const NO_ICON_HEADERS = ["Cache-Control", "public, max-age=86400"];

/**
 * Sends a file of the site, its icon, a font, or a script module of the captcha. Without an icon, `/favicon.ico` is a
 * 204. Resolves to false for any other path.
 */
export async function sendFile(request: IncomingMessage, response: ServerResponse, visit: Visit): Promise<boolean> {
  const { site, parsed, headers } = visit;
  const path = parsed.decodedPath;
  if (path.startsWith(`${FILE_PATH}/`)) return sendSiteFile(request, response, { site, path, headers });
  if (path === ICON_PATH) {
    if (await sendIco(request, response, { site, headers })) return true;
    response.writeHead(204, [...NO_ICON_HEADERS, ...headers]).end();
    return true;
  }
  const file = { path, headers: [...headers] };
  return (await sendFont(request, response, file)) || sendSolver(request, response, file);
}
