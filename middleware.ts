import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { pageCsp } from "@/lib/front/csp";
import { csrfCookies } from "@/lib/http/csrf";
import { sessionCookies, sessionTokenOf } from "@/lib/http/session-cookie";
import { type Visitor, visitorOf } from "@/lib/http/visitor";
import { decidePage, memberKeyOf } from "@/lib/page-access/page-decision";
import { cachedPath } from "@/lib/page-cache/cached-path";

// Matches pages only: the middleware halves the throughput, and Next truncates the body of a matched request to 10 MB.
export const config = {
  runtime: "nodejs",
  matcher: [
    "/((?!api/|auth/|secure/|_next/|internal/|dev/|og/|files/|vendor/|robots\\.txt$|sitemap\\.xml$|favicon\\.(?:ico|svg)$|icons\\.svg$|notification-worker\\.js$).*)",
  ],
};

const NONCE_BYTES = 16;

export async function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl;
  const visitor = visitorOf(request);
  const sessionToken = sessionTokenOf(visitor); // picks the same cookie as for API calls if the browser sends two
  const pageDecision = await decidePage({ path: pathname, search, visitor }, sessionToken);
  const { actor } = pageDecision;

  const validToken = actor.id === null ? null : sessionToken;
  const response = await respond(request, pageDecision, { visitor, sessionToken: validToken });
  // The session has ended. Once its cookies are deleted, the browser gets cached pages again.
  if (sessionToken !== null && actor.id === null)
    for (const line of sessionCookies(null)) response.headers.append("Set-Cookie", line);
  return response;
}

type PageDecision = Awaited<ReturnType<typeof decidePage>>;
type VisitorSession = { visitor: Visitor; sessionToken: string | null };

async function respond(request: NextRequest, pageDecision: PageDecision, { visitor, sessionToken }: VisitorSession) {
  const { decision, language } = pageDecision;
  const url = request.nextUrl.clone();
  if (decision.to === "redirect") return NextResponse.redirect(new URL(decision.path, request.nextUrl));
  if (decision.to === "public") {
    url.pathname = `/${language}${decision.path === "/" ? "" : cachedPath(decision.path)}`;
    return NextResponse.rewrite(url);
  }
  if (decision.to === "missing") {
    url.pathname = `/${language}/not-found`;
    url.search = "";
    return NextResponse.rewrite(url);
  }
  const cookies = csrfCookies(visitor, sessionToken);
  const memberPath = memberKeyOf(pageDecision);
  url.pathname = memberPath ?? decision.path;
  return memberPath === null
    ? rewriteToVisitorPage(request, url, cookies)
    : markPrivate(NextResponse.rewrite(url), cookies);
}

/** Adds cookies to a page for logged-in users, and keeps browsers and proxies from caching the page. */
function markPrivate(response: NextResponse, cookies: readonly string[]) {
  response.headers.set("Cache-Control", "private, no-store");
  for (const line of cookies) response.headers.append("Set-Cookie", line);
  return response;
}

/** Rewrites to a page rendered for this visitor only. Its scripts have a nonce. The response sets the CSRF cookies. */
function rewriteToVisitorPage(request: NextRequest, url: URL, cookies: readonly string[]) {
  const nonce = randomBytes(NONCE_BYTES).toString("base64");
  const csp = pageCsp({ nonce });
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", csp);
  headers.set("x-nonce", nonce);
  const response = NextResponse.rewrite(url, { request: { headers } });
  response.headers.set("Content-Security-Policy", csp);
  return markPrivate(response, cookies);
}
