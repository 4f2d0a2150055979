import { GET as CALLBACK } from "@/app/api/auth/callback/[service]/route";
import { GET as CONNECT } from "@/app/secure/auth/social/[service]/connect/route";
import { GET as LOGIN } from "@/app/secure/auth/social/[service]/login/route";
import { GET as DONE } from "@/app/secure/auth/social/done/route";
import type { RouteHandler } from "@/lib/api/methods";
import { env } from "@/lib/env";
import { sessionCookieName } from "@/lib/http/session-cookie";
import type { Service } from "@/lib/settings/social-services";
import type { SocialResult } from "@/lib/social/policy";
import { nextAddress, requestFor } from "./api";

/** A cookie is identified by its name and its path. */
type StoredCookie = { name: string; value: string; path: string };

/** The popup's result, its last page, and the addresses it was redirected to. */
export type PopupOutcome = { result: SocialResult; html: string; visited: string[] };

/**
 * The popup of a browser that logs in with a social service. Follows redirects between our handlers and the provider on
 * loopback, and keeps cookies by their paths.
 */
export class SocialBrowser {
  private readonly jar = new Map<string, StoredCookie>();
  /** The names of all cookies that were ever set, even if they have been removed since. */
  readonly everSet = new Set<string>();
  readonly headers: Record<string, string> = {};
  readonly address = nextAddress();

  get session(): string | undefined {
    return this.cookie(sessionCookieName())?.value;
  }

  cookie(name: string): StoredCookie | undefined {
    return [...this.jar.values()].find((cookie) => cookie.name === name);
  }

  cookieNames(): string[] {
    return [...this.jar.values()].map(({ name }) => name);
  }

  forgetAll(): void {
    this.jar.clear();
  }

  async start(service: Service, action: "login" | "connect", query = ""): Promise<Response> {
    return this.request(action === "login" ? LOGIN : CONNECT, `/secure/auth/social/${service}/${action}`, {
      service,
      query,
    });
  }

  /** Opens the popup and follows its redirects to the end. */
  async openPopup(
    service: Service,
    { action = "login" as "login" | "connect", query = "" } = {},
  ): Promise<PopupOutcome> {
    return this.follow(await this.start(service, action, query));
  }

  async follow(from: Response): Promise<PopupOutcome> {
    const visited: string[] = [];
    let response = from;
    while (response.status === 302) {
      const target = new URL(response.headers.get("location") ?? "", env().APP_URL);
      visited.push(target.href);
      response =
        target.origin === env().APP_URL ? await this.visit(target) : await fetch(target, { redirect: "manual" });
    }
    const html = await response.text();
    return { html, visited, result: resultIn(html) };
  }

  /** Requests one of our own addresses. */
  visit(target: URL): Promise<Response> {
    const { pathname, search } = target;
    if (pathname === "/secure/auth/social/done") return this.request(DONE, pathname, { query: search.slice(1) });
    const [, service = ""] = /^\/api\/auth\/callback\/(\w+)$/.exec(pathname) ?? [];
    return this.request(CALLBACK, pathname, { service, query: search.slice(1) });
  }

  async request(
    handler: RouteHandler,
    path: string,
    { service, query }: { service?: string; query: string },
  ): Promise<Response> {
    const request = await requestFor("GET", {
      query,
      address: this.address,
      headers: { cookie: this.cookieHeader(path), ...this.headers },
    });
    const response = await handler(request, {
      params: Promise.resolve<Record<string, string>>(service === undefined ? {} : { service }),
    });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    return response;
  }

  keep(line: string): void {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    const [, path = "/"] = /; Path=([^;]+)/i.exec(line) ?? [];
    this.everSet.add(name);
    const key = `${path} ${name}`;
    if (value === "" || /Max-Age=0/i.test(line)) this.jar.delete(key);
    else this.jar.set(key, { name, value, path });
  }

  /** The cookies that a request to this path sends, by name. */
  cookiesFor(path: string): Record<string, string> {
    const cookies = [...this.jar.values()].filter((cookie) => isWithin(path, cookie.path));
    return Object.fromEntries(cookies.map(({ name, value }) => [name, decodeURIComponent(value)]));
  }

  private cookieHeader(path: string): string {
    const cookies = [...this.jar.values()].filter((cookie) => isWithin(path, cookie.path));
    return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  }
}

const isWithin = (path: string, parent: string) => parent === "/" || path === parent || path.startsWith(`${parent}/`);

/** Returns the message in the script of the last page. */
function resultIn(html: string): SocialResult {
  const [, json] = /const message = (.*?);(?= if| try| {1,2}location)/.exec(html) ?? [];
  if (!json) throw new Error(`This is not the last page: ${html.slice(0, 300)}`);
  return JSON.parse(json) as SocialResult;
}
