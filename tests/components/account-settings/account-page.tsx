// biome-ignore-all lint/suspicious/noDocumentCookie: jsdom has no other way
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import type { ReactNode } from "react";
import { QueryProvider } from "@/components/query/query-provider";
import type { UserJson } from "@/lib/users/schema";
import { bootstrapWith, member, renderOnPage } from "../site/public-page";

export type Call = { method: string; path: string; body: unknown };
type Answer = object | Response;

/** A server that knows one account, and keeps what is asked of it. */
export type AccountServer = {
  /** What was sent to change something, in order. */
  sent: Call[];
  user: UserJson & { pending_email: string | null };
  /** Whether the password was confirmed lately. */
  confirmed: boolean;
  /** Answers a change: what it hands back is the JSON, or the whole answer. */
  answer: (call: Call) => Answer;
};

const LISTS = {
  countries: [
    { code: "FR", name: "France" },
    { code: "PT", name: "Portugal" },
  ],
  timezones: {
    UTC: [{ value: "UTC", text: "UTC" }],
    America: [{ value: "America/New_York", text: "New York (UTC-5)" }],
    Asia: [{ value: "Asia/Tokyo", text: "Tokyo (UTC+9)" }],
  },
};

/** Call it in `beforeEach`. */
export function accountServer(): AccountServer {
  document.cookie = "XSRF-TOKEN=token; Path=/";
  const server: AccountServer = {
    sent: [],
    user: { ...member, pending_email: null },
    confirmed: true,
    answer: () => ({ user: server.user }),
  };
  globalThis.fetch = (async (address: string, init: RequestInit) => {
    const { pathname } = new URL(address, "http://localhost");
    const headers = new Headers(init.headers);
    const method = headers.get("x-http-method-override") ?? init.method ?? "GET";
    const call = { method, path: pathname, body: bodyOf(init) };
    if (method !== "GET") server.sent.push(call);
    const answer = method === "GET" ? reading(server, pathname) : server.answer(call);
    return answer instanceof Response ? answer : Response.json({ status: "success", ...answer });
  }) as typeof fetch;
  return server;
}

/** A form's fields, files by their names, or what the JSON says. */
function bodyOf({ body }: RequestInit): unknown {
  if (!(body instanceof FormData)) return JSON.parse(String(body ?? "null"));
  return Object.fromEntries([...body].map(([name, value]) => [name, typeof value === "string" ? value : value.name]));
}

function reading({ user, confirmed }: AccountServer, path: string): Answer {
  if (path.startsWith("/api/v1/value-lists/")) return LISTS;
  if (path === "/api/v1/bootstrap-data") return { data: bootstrapWith({ user }) };
  if (path === "/auth/user/confirmed-password-status") return { confirmed, has_password: user.has_password };
  if (path === `/api/v1/users/${user.id}`) return { user };
  return Response.json({ code: "not_found", message: "Not found.", errors: {} }, { status: 404 });
}

/** Draws panels as the account page does. Answers with where its router was sent. */
export function renderAccount(panels: ReactNode, { user, ...options }: Parameters<typeof renderOnPage>[1] = {}) {
  const visits: string[] = [];
  const router = { push: (path: string) => visits.push(path), refresh: () => undefined };
  renderOnPage(
    <AppRouterContext value={router as unknown as AppRouterInstance}>
      <QueryProvider>{panels}</QueryProvider>
    </AppRouterContext>,
    { user: user ?? member, ...options },
  );
  return visits;
}
