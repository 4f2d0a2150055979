import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Environment } from "@/lib/env";
import { hideSecrets } from "@/lib/error-reports/policy";
import { reportError } from "@/lib/error-reports/report";
import { runCall } from "@/lib/front/call-runner";
import { createProxyCheck } from "@/lib/front/client-address";
import { hasSessionCookie } from "@/lib/front/cookies";
import { pageCsp } from "@/lib/front/csp";
import { decideHostAccess } from "@/lib/front/host-access";
import { createHostClassifier } from "@/lib/front/hosts";
import { limitBody } from "@/lib/front/limit-body";
import { createOpenRequests } from "@/lib/front/open-requests";
import { type ParsedRequest, readRequest, setTrustedHeaders } from "@/lib/front/parsed-request";
import { type NextHandler, passToNext } from "@/lib/front/pass-to-next";
import { FAILED, hasBody, MALFORMED, METHOD_NOT_ALLOWED, NOT_FOUND, redirect } from "@/lib/front/refusal";
import { sendRefusal } from "@/lib/front/send-refusal";
import { createSiteResponder } from "@/lib/front/site-responder";
import { siteRunner } from "@/lib/front/site-runner";
import { createStandardHeaders, type StandardHeaders } from "@/lib/front/standard-headers";
import type { SendFile } from "@/lib/front/static-files";
import { isApiPath, withOneSlash } from "@/lib/front/target";
import { readCookie } from "@/lib/http/cookies";
import { log } from "@/lib/log";
import { cache } from "@/lib/page-cache/cache.mjs";
import { cachedPath } from "@/lib/page-cache/cached-path";
import { chooseLocale, localeCookieName, withoutLocale } from "@/lib/page-cache/locale";
import { memberPageAt } from "@/lib/page-cache/member-pages";
import { isCached, pageKey, sendMemberPage, sendPage } from "@/lib/page-cache/pages";
import { cachedPageFor } from "@/lib/page-cache/user-pages";

type Options = {
  environment: Pick<Environment, "APP_URL" | "SITES_HOST" | "TRUSTED_PROXIES">;
  nextHandler: NextHandler;
  /** Tried in order. Empty in development, where Next sends the files. */
  files?: SendFile[];
  /** Tried after `files`, even in development. */
  fonts?: SendFile[];
  onStream?: (response: ServerResponse) => void;
};

/**
 * Returns the handler for every request. It sends cached pages and files, serves the hosts of sites, runs API calls,
 * and passes the rest to Next. Throws `EnvironmentError` for an invalid TRUSTED_PROXIES.
 */
export function createFront({ environment, nextHandler, files = [], fonts = [], onStream = ignoreStream }: Options) {
  const { APP_URL, SITES_HOST, TRUSTED_PROXIES } = environment;
  const isTrusted = createProxyCheck(TRUSTED_PROXIES);
  const hostRules = { kindOf: createHostClassifier({ appUrl: APP_URL, sitesHost: SITES_HOST }), isTrusted };
  const isHttps = APP_URL.startsWith("https:");
  const runOrPass = withCallRunner(nextHandler);
  const headers = createStandardHeaders(environment);
  const { workInTurn, watchIfWaiting } = createOpenRequests(headers);
  const respondForSite = createSiteResponder({ appUrl: APP_URL, headers });
  const failWith = (request: IncomingMessage, response: ServerResponse, parsed: ParsedRequest) => (err: unknown) =>
    fail(request, response, { headers, parsed, err });
  cache.policy = (hashes) => pageCsp({ hashes });

  return function handle(request: IncomingMessage, response: ServerResponse): void {
    let parsed: ParsedRequest | undefined;
    // a request that follows the last one on the connection: no response to it could be sent
    if (request.socket.writableEnded) return;
    if (hasBody(request)) limitBody(request, response);
    try {
      parsed = readRequest(request, { isTrusted, isHttps });
      if (parsed) startResponse(request, response, parsed);
      else refuseTarget(request, response, headers);
    } catch (err) {
      fail(request, response, { headers, parsed, err });
    }
  };

  function startResponse(request: IncomingMessage, response: ServerResponse, parsed: ParsedRequest): void {
    if (respondIfNotForApp(request, response, parsed)) return;
    if (redirectFromLocale(response, parsed, { appUrl: APP_URL, headers })) return;
    if (!isReadRequest(request) && isReadOnly(parsed.decodedPath, files.length > 0))
      sendRefusal(request, response, { headers, refusal: METHOD_NOT_ALLOWED, parsed });
    else respond(request, response, parsed);
  }

  function respond(request: IncomingMessage, response: ServerResponse, parsed: ParsedRequest): void {
    const key = isReadRequest(request) ? keyOf(request, parsed.path) : undefined;
    if (key && isForGuests(request) && sendPage(request, response, key, headers.ofCachedPage(parsed)))
      watchIfWaiting(response, parsed);
    else {
      const work = () => respondLater(request, response, { parsed, key });
      workInTurn(request, response, { parsed, work }).catch(failWith(request, response, parsed));
    }
  }

  /**
   * Responds to a request that the app must not handle: a request for another host, or a request from outside for an
   * internal path. Returns whether it responded.
   */
  function respondIfNotForApp(request: IncomingMessage, response: ServerResponse, parsed: ParsedRequest): boolean {
    const access = decideHostAccess(parsed, request.headers.host, hostRules);
    if (access === "allow") return false;
    if (access === "not-found") sendRefusal(request, response, { headers, refusal: NOT_FOUND, parsed });
    else if (siteRunner()?.sendFromMemory(request, response, parsed)) watchIfWaiting(response, parsed);
    else {
      const work = () => respondForSite(request, response, { parsed, access });
      workInTurn(request, response, { parsed, work }).catch(failWith(request, response, parsed));
    }
    return true;
  }

  async function respondLater(request: IncomingMessage, response: ServerResponse, { parsed, key }: PageRequest) {
    setTrustedHeaders(request, parsed);
    if (key && isForUsers(request) && (await trySendPageToUser(request, response, { parsed, headers }))) return;
    const responseHeaders = headers.of(parsed);
    const file = { files: [...files, ...fonts], path: parsed.decodedPath, headers: responseHeaders.flat() };
    if (await trySendFile(request, response, file)) return;
    if (files.length > 0 && isAbsentInProduction(parsed.decodedPath))
      sendRefusal(request, response, { headers, refusal: NOT_FOUND, parsed });
    else {
      const passed = { key, isApi: isApiPath(parsed.decodedPath), requestId: parsed.id, headers: responseHeaders };
      await passToNext(request, response, { nextHandler: runOrPass, onStream, ...passed });
    }
  }
}

/**
 * `key`: the cache key of a page at this path. Undefined for methods other than GET and HEAD, and for a path that only
 * Next can resolve.
 */
type PageRequest = { parsed: ParsedRequest; key: string | undefined };

const ignoreStream = () => undefined;

/** Pages and files can only be read. In development, Next's own paths also accept POST. */
const isReadOnly = (path: string, isBuilt: boolean) => !isApiPath(path) && (isBuilt || !path.startsWith("/_"));

/** Returns a handler that passes to Next only the requests to which `runCall` does not respond. */
function withCallRunner(nextHandler: NextHandler): NextHandler {
  return async (request, response) => {
    if (!(await runCall(request, response))) await nextHandler(request, response);
  };
}

/**
 * Whether the path is for a file from another build or for a page that exists only in development. Call it only if
 * there is no file at the path. A request for such a path gets a short 404 and is not passed to Next.
 */
const isAbsentInProduction = (path: string) => /^\/(?:_next|dev)(?:\/|$)/.test(path);

/**
 * Redirects a path that begins with a language to the same path without the language. Returns whether it redirected.
 */
function redirectFromLocale(
  response: ServerResponse,
  parsed: ParsedRequest,
  { appUrl, headers }: { appUrl: string; headers: StandardHeaders },
): boolean {
  const to = withoutLocale(parsed.path);
  if (to === undefined) return false;
  headers.set(response, parsed);
  redirect(response, `${appUrl}${to}${parsed.query}`);
  return true;
}

type FileRequest = { files: SendFile[]; path: string; headers: string[] };

async function trySendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { files, path, headers }: FileRequest,
): Promise<boolean> {
  if (!isReadRequest(request)) return false;
  for (const send of files) {
    if (await send(request, response, { path, headers })) return true;
  }
  return false;
}

/** Many sites link to `//about` by mistake. Another host is never redirected to. */
function refuseTarget(request: IncomingMessage, response: ServerResponse, headers: StandardHeaders): void {
  const location = isReadRequest(request) ? withOneSlash(request.url ?? "") : undefined;
  if (location === undefined) {
    sendRefusal(request, response, { headers, refusal: MALFORMED });
    return;
  }
  headers.set(response, { id: randomUUID(), decodedPath: location, https: false });
  redirect(response, location);
}

const isReadRequest = ({ method }: IncomingMessage) => method === "GET" || method === "HEAD";

const isForGuests = (request: IncomingMessage) => isWholePage(request) && !hasSessionCookie(request.headers.cookie);
const isForUsers = (request: IncomingMessage) => isWholePage(request) && hasSessionCookie(request.headers.cookie);

/** Whether the request is for a whole page. Next's router in the browser asks only for parts of a page. */
const isWholePage = ({ headers }: IncomingMessage) =>
  headers.rsc === undefined && headers["next-router-prefetch"] === undefined;

/** Sends a cached page to a user. The app decides which page, because only the app can read the session. */
async function trySendPageToUser(
  request: IncomingMessage,
  response: ServerResponse,
  { parsed, headers }: { parsed: ParsedRequest; headers: StandardHeaders },
): Promise<boolean> {
  if (!isCached(cachedPath(parsed.path)) && !memberPageAt(parsed.path)) return false;
  const page = await cachedPageFor({ path: parsed.path, search: parsed.query, headers: readHeaders(request) });
  if (!page) return false;
  const { key, own } = page;
  const pageHeaders = headers.ofCachedPage(parsed);
  if (own) return sendMemberPage(request, response, { key, own, headers: pageHeaders });
  return sendPage(request, response, key, pageHeaders);
}

/** The headers that the app needs to find a session and to record where it is used. */
const SESSION_HEADERS = ["cookie", "accept-language", "user-agent", "x-forwarded-for"] as const;

function readHeaders({ headers }: IncomingMessage): Headers {
  const entries = SESSION_HEADERS.map((name): [string, string | undefined] => [name, headers[name]?.toString()]);
  return new Headers(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

function keyOf({ headers }: IncomingMessage, path: string): string | undefined {
  const cookie = headers.cookie === undefined ? null : readCookie(headers.cookie, localeCookieName());
  return pageKey(
    cachedPath(path),
    chooseLocale({ cookie: cookie ?? undefined, acceptLanguage: headers["accept-language"] }),
  );
}

/** `parsed`: undefined if the request could not be read. */
type Failure = { headers: StandardHeaders; parsed: ParsedRequest | undefined; err: unknown };

function fail(request: IncomingMessage, response: ServerResponse, { headers, parsed, err }: Failure): void {
  const context = { url: request.url, request_id: parsed?.id };
  hideSecrets(context);
  log.error({ err, ...context }, "A request failed");
  reportError(err, context);
  if (response.headersSent) response.destroy();
  else sendRefusal(request, response, { headers, refusal: FAILED, ...(parsed && { parsed }) });
}
