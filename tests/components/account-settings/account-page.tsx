import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import type { ReactNode } from "react";
import { QueryProvider } from "@/components/query/query-provider";
import type { UserJson } from "@/lib/users/schema";
import { type Call, type FakeResponse, fakeServer } from "../../support/fake-server";
import { bootstrapWith, member, renderOnPage } from "../site/public-page";

/** The fake API, which has one account. */
export type AccountServer = {
  /** The calls that are not GET, in order. */
  writes: Call[];
  user: UserJson & { pending_email: string | null };
  /** Whether the password was confirmed recently. */
  isConfirmed: boolean;
  /** Responds to every change. */
  respond: (call: Call) => FakeResponse;
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

const CHANGES = [
  "PUT /api/v1/users/me",
  "DELETE /api/v1/users/:id",
  "POST /api/v1/users/:id/avatar",
  "DELETE /api/v1/users/:id/avatar",
  "POST /api/v1/validate-email-verification-otp",
  "POST /api/v1/resend-email-verification",
  "PUT /auth/user/password",
  "POST /auth/user/confirm-password",
];

/** Replaces `fetch` with a server that has one account. Call it in `beforeEach`. */
export function fakeAccountServer(): AccountServer {
  const server: Omit<AccountServer, "writes"> = {
    user: { ...member, pending_email: null },
    isConfirmed: true,
    respond: () => ({ user: server.user }),
  };
  const change = (call: Call) => server.respond(call);
  const fake = fakeServer({
    "GET /api/v1/value-lists/:names": () => LISTS,
    "GET /api/v1/bootstrap-data": () => ({ data: bootstrapWith({ user: server.user }) }),
    "GET /auth/user/confirmed-password-status": () => ({
      confirmed: server.isConfirmed,
      has_password: server.user.has_password,
    }),
    "GET /api/v1/users/:id": () => ({ user: server.user }),
    ...Object.fromEntries(CHANGES.map((name) => [name, change])),
  });
  return Object.defineProperty(server, "writes", { get: () => fake.writes }) as AccountServer;
}

/** Renders panels as the account page does. Returns the paths to which the router navigates. */
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
