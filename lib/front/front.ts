import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Environment } from "@/lib/env";
import { reportError } from "@/lib/error-reports/report";
import { trustedProxies } from "@/lib/front/client-address";
import { mayBeSignedIn, readCookie } from "@/lib/front/cookies";
import { pageCsp } from "@/lib/front/csp";
import { decideHostAccess } from "@/lib/front/host-access";
import { hostTable } from "@/lib/front/hosts";
import { readRequest, setTrustedHeaders, type Visit } from "@/lib/front/parsed-request";
import { type NextHandler, passToNext } from "@/lib/front/pass-to-next";
import { FAILED, MALFORMED, NOT_FOUND, type Refusal, redirect, refuse } from "@/lib/front/refusal";
import { cachedPageHeaders, type Header, securityHeaders } from "@/lib/front/security-headers";
import type { StaticFiles } from "@/lib/front/static-files";
import { isCall } from "@/lib/front/target";
import { log } from "@/lib/log";
import { cache } from "@/lib/page-cache/cache.mjs";
import { cachedPath } from "@/lib/page-cache/cached-path";
import { chooseLocale, withoutLocale } from "@/lib/page-cache/locale";
import { memberLanguage } from "@/lib/page-cache/member-language";
import { isCached, pageKey, sendPage } from "@/lib/page-cache/pages";

type Options = {
  environment: Pick<Environment, "APP_URL" | "SITES_HOST" | "TRUSTED_PROXIES">;
  handleByNext: NextHandler;
  /** Tried in turn for what no page answers; none in development, where Next sends the files. */
  files?: StaticFiles[];
  onStream?: (response: ServerResponse) => void;
};

/** Answers every request: what it can itself, at once, and the rest through Next. Throws `EnvironmentError` for a wrong TRUSTED_PROXIES. */
export function createFront({ environment, handleByNext, files = [], onStream = () => undefined }: Options) {
  const { APP_URL, SITES_HOST, TRUSTED_PROXIES } = environment;
  const isTrusted = trustedProxies(TRUSTED_PROXIES);
  const door = { kindOf: hostTable({ appUrl: APP_URL, sitesHost: SITES_HOST }), isTrusted };
  const isHttps = APP_URL.startsWith("https:");
  cache.policy = (hashes) => pageCsp({ hashes });

  return function answer(request: IncomingMessage, response: ServerResponse): void {
    const visit = readRequest(request, { isTrusted, isHttps });
    if (!visit) {
      sendRefusal(request, response, MALFORMED);
      return;
    }
    if (refuseWrongHost(request, response, visit)) return;
    const key = isRead(request) ? keyOf(request, visit.path) : undefined;
    if (key && isForGuests(request) && sendPage(request, response, key, pageHeaders(visit))) return;
    respondLater(request, response, { visit, key }).catch((err) => fail(request, response, err));
  };

  /** Who comes to the wrong door is told so here; true if that is the end of it. */
  function refuseWrongHost(request: IncomingMessage, response: ServerResponse, visit: Visit): boolean {
    const verdict = decideHostAccess(visit, request.headers.host, door);
    if (verdict === "nothing") {
      sendRefusal(request, response, NOT_FOUND, visit);
      return true;
    }
    const to = verdict === "elsewhere" ? visit.path : withoutLocale(visit.path);
    if (to === undefined) return false;
    setStandardHeaders(response, visit);
    redirect(response, `${APP_URL}${to}${visit.query}`);
    return true;
  }

  async function respondLater(
    request: IncomingMessage,
    response: ServerResponse,
    { visit, key }: { visit: Visit; key: string | undefined },
  ): Promise<void> {
    setTrustedHeaders(request, visit);
    if (key && isForMembers(request) && (await sendPageToMember(request, response, visit))) return;
    const headers: Header[] = [["X-Request-Id", visit.id], ...securityHeaders(visit.plain, visit)];
    if (await sendFile(request, response, { files, path: visit.plain, headers: headers.flat() })) return;
    if (isMissingFile(visit.plain)) sendRefusal(request, response, NOT_FOUND, visit);
    else {
      const passed = { key, isCall: isCall(visit.plain), requestId: visit.id, headers };
      await passToNext(request, response, { handleByNext, onStream, ...passed });
    }
  }

  /** A page in place of a script that an older build had would only fail in another way; and these are no names of languages. */
  function isMissingFile(path: string): boolean {
    return files.length > 0 && /^\/(?:_next|dev)(?:\/|$)/.test(path) && path !== "/_next/image";
  }
}

type Wanted = { files: StaticFiles[]; path: string; headers: string[] };

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { files, path, headers }: Wanted,
): Promise<boolean> {
  if (!isRead(request)) return false;
  for (const send of files) {
    if (await send(request, response, { path, headers })) return true;
  }
  return false;
}

const pageHeaders = (visit: Visit) => [...cachedPageHeaders(visit), "X-Request-Id", visit.id];

const isRead = ({ method }: IncomingMessage) => method === "GET" || method === "HEAD";

const isForGuests = (request: IncomingMessage) => isWholePage(request) && !mayBeSignedIn(request.headers.cookie);
const isForMembers = (request: IncomingMessage) => isWholePage(request) && mayBeSignedIn(request.headers.cookie);

/** Next's own navigation asks for parts. */
const isWholePage = ({ headers }: IncomingMessage) =>
  headers.rsc === undefined && headers["next-router-prefetch"] === undefined;

/** What members get as guests do comes from memory too; the app decides, for only it knows who is signed in. */
async function sendPageToMember(request: IncomingMessage, response: ServerResponse, visit: Visit): Promise<boolean> {
  const path = cachedPath(visit.path);
  if (!isCached(path)) return false;
  const language = await memberLanguage({ path: visit.path, search: visit.query, headers: readHeaders(request) });
  const key = language && pageKey(path, language);
  return key !== undefined && sendPage(request, response, key, pageHeaders(visit));
}

/** Those by which the app knows a session, and notes where it is used. */
const READ = ["cookie", "accept-language", "user-agent", "x-forwarded-for"] as const;

function readHeaders({ headers }: IncomingMessage): Headers {
  const given = READ.map((name): [string, string | undefined] => [name, headers[name]?.toString()]);
  return new Headers(given.filter((each): each is [string, string] => each[1] !== undefined));
}

function keyOf({ headers }: IncomingMessage, path: string): string | undefined {
  const cookie = readCookie(headers.cookie, "locale");
  return pageKey(cachedPath(path), chooseLocale({ cookie, acceptLanguage: headers["accept-language"] }));
}

function sendRefusal(request: IncomingMessage, response: ServerResponse, refusal: Refusal, visit?: Visit): void {
  setStandardHeaders(response, visit ?? { id: randomUUID(), plain: request.url ?? "", https: false });
  refuse(request, response, refusal);
}

function setStandardHeaders(
  response: ServerResponse,
  { id, plain, https }: Pick<Visit, "id" | "plain" | "https">,
): void {
  response.setHeader("X-Request-Id", id);
  for (const [name, value] of securityHeaders(plain, { https })) response.setHeader(name, value);
}

function fail(request: IncomingMessage, response: ServerResponse, err: unknown): void {
  const about = { url: request.url, request_id: String(request.headers["x-request-id"]) };
  log.error({ err, ...about }, "A request failed");
  reportError(err, about);
  if (response.headersSent) response.destroy();
  else refuse(request, response, FAILED);
}
