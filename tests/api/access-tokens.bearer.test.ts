import { DELETE, PUT } from "@/app/api/v1/users/[userId]/route";
import { PUT as ME } from "@/app/api/v1/users/me/route";
import type { RouteHandler } from "@/lib/api/methods";
import { db } from "@/lib/db/db";
import { type Call, callsOf, pathParameters, type Route } from "@/lib/openapi/call";
import { call } from "../support/api";
import { createAccessToken, createAdmin } from "../support/factories";
import { importRoute, routeFiles } from "../support/route-files";

type DocumentedCall = Call & { handler: RouteHandler };

/**
 * Calls that refuse tokens: those for credentials, sessions, impersonation and checks of services, those that cannot be
 * undone, and calls that need a browser.
 */
const SESSION_ONLY_CALLS = [
  "DELETE /api/v1/access-review",
  "DELETE /api/v1/access-review/devices/{deviceId}",
  "DELETE /api/v1/access-tokens/{tokenId}",
  "DELETE /api/v1/billing/products/{productId}",
  "DELETE /api/v1/custom-pages/{idOrSlug}",
  "DELETE /api/v1/localizations/{localizationId}",
  "DELETE /api/v1/menus/{menuId}",
  "DELETE /api/v1/roles/{roleId}",
  "DELETE /api/v1/submissions/{submissionId}",
  "DELETE /api/v1/templates/{templateId}",
  "DELETE /api/v1/themes/{themeId}",
  "DELETE /api/v1/user-pages/{userPageId}",
  "DELETE /api/v1/user-sessions/{sessionId}",
  "DELETE /api/v1/users/{userId}",
  "DELETE /api/v1/users/{userId}/two-factor",
  "DELETE /api/v1/workspaces/{workspaceId}",
  "DELETE /api/v1/workspaces/{workspaceId}/members/{userId}",
  "DELETE /api/v1/workspaces/{workspaceId}/transfer/acceptance",
  "DELETE /auth/user/two-factor-authentication",
  "GET /api/v1/access-review",
  "GET /api/v1/workspace/join/{inviteId}",
  "GET /auth/user/two-factor/qr-code",
  "GET /secure/auth/social/{service}/connect",
  "POST /api/v1/access-review/end-all",
  "POST /api/v1/access-tokens",
  "POST /api/v1/billing/invoices/{invoiceId}/refund",
  "POST /api/v1/notifications/push-subscriptions",
  "POST /api/v1/projects/{projectId}/purge",
  "POST /api/v1/resend-email-verification",
  "POST /api/v1/settings/test/captcha",
  "POST /api/v1/settings/test/mail",
  "POST /api/v1/settings/test/payments",
  "POST /api/v1/settings/test/social",
  "POST /api/v1/settings/test/storage",
  "POST /api/v1/sites/{siteId}/purge",
  "POST /api/v1/user-sessions/logout-other",
  "POST /api/v1/users/{userId}/ban",
  "POST /api/v1/users/{userId}/impersonation",
  "POST /api/v1/validate-email-verification-otp",
  "POST /api/v1/workspaces/{workspaceId}/transfer",
  "POST /api/v1/workspaces/{workspaceId}/transfer/acceptance",
  "POST /auth/logout",
  "POST /auth/user/confirm-password",
  "POST /auth/user/confirmation-code",
  "POST /auth/user/confirmed-two-factor-authentication",
  "POST /auth/user/two-factor-authentication",
  "POST /auth/user/two-factor-recovery-codes",
  "POST /secure/auth/social/{service}/disconnect",
  "PUT /auth/user/email-address",
  "PUT /auth/user/password",
];

/** Calls with DELETE that accept tokens, each with the way back. Every other one is limited to sessions. */
const WAYS_BACK: Record<string, string> = {
  "DELETE /api/v1/domains/{domainId}": "it can be added again",
  "DELETE /api/v1/impersonation": "the admin can act as the user again",
  "DELETE /api/v1/notifications/push-subscriptions": "the browser can subscribe again",
  "DELETE /api/v1/notifications/{notificationId}": "none, but the notice was only for the user, who has read it",
  "DELETE /api/v1/projects/{projectId}": "the trash",
  "DELETE /api/v1/sites/{siteId}": "the trash",
  "DELETE /api/v1/sites/{siteId}/preview": "another link can be created",
  "DELETE /api/v1/sites/{siteId}/publication": "it can be published again",
  "DELETE /api/v1/sites/{siteId}/suspension": "it can be suspended again",
  "DELETE /api/v1/tus/upload/{uploadId}": "the file can be uploaded again",
  "DELETE /api/v1/users/{userId}/avatar": "the picture can be uploaded again",
  "DELETE /api/v1/users/{userId}/ban": "the user can be banned again",
  "DELETE /api/v1/users/{userId}/sessions": "the user can log in again",
  "DELETE /api/v1/workspace/invite/{inviteId}": "the person can be invited again",
  "DELETE /api/v1/workspaces/{workspaceId}/picture": "the picture can be uploaded again",
  "DELETE /api/v1/workspaces/{workspaceId}/transfer": "the member can be asked again",
};

/** An id that no row has. */
const MISSING_ID = 2_147_483_647;
/** Values of the path parameters that are not ids. */
const TEXT_PARAMETERS: Record<string, string> = { names: "countries", path: "x", service: "google" };

const nameOf = ({ method, path }: Call) => `${method} ${path}`;
const refusesTokens = ({ documentation: { sessionOnly } }: Call) => Boolean(sessionOnly);
const isForGuests = ({ documentation: { access } }: Call) => access === "guest";

/** "app/api/v1/menus/route.ts" -> "/api/v1/menus" */
const pathOf = (file: string) => file.replace(/^app/, "").replace(/\/route\.ts$/, "");

let calls: DocumentedCall[];

beforeAll(async () => {
  // The health check does not use `endpoint()`, so it ignores tokens.
  const files = routeFiles("app/api", "app/auth", "app/secure").filter((file) => !file.endsWith("health/route.ts"));
  const routes = await Promise.all(
    files.map(async (file): Promise<Route> => ({ path: pathOf(file), exports: await importRoute(file) })),
  );
  calls = routes.flatMap((route) =>
    callsOf([route]).map((documentedCall) => ({
      ...documentedCall,
      handler: route.exports[documentedCall.method] as RouteHandler,
    })),
  );
});

async function send(bearer: string, { handler, path }: DocumentedCall) {
  const params = Object.fromEntries(
    pathParameters({ path }).map((parameter) => [parameter, TEXT_PARAMETERS[parameter] ?? MISSING_ID]),
  );
  return call(handler, { bearer, params });
}

test("exactly the listed calls are limited to sessions", () => {
  expect(calls.filter(refusesTokens).map(nameOf).sort()).toEqual(SESSION_ONLY_CALLS);
});

test("a call that deletes something accepts tokens only if there is a way back", () => {
  const deletions = calls.filter((deletion) => deletion.method === "DELETE" && !refusesTokens(deletion));

  expect(deletions.map(nameOf).sort()).toEqual(Object.keys(WAYS_BACK).sort());
});

test("each call that is limited to sessions refuses even an admin's token", async () => {
  const bearer = await createAccessToken({ user: await createAdmin() });

  for (const documentedCall of calls.filter(refusesTokens)) {
    const { status, json } = await send(bearer, documentedCall);
    expect([nameOf(documentedCall), status, json.code]).toEqual([nameOf(documentedCall), 403, "forbidden"]);
  }
});

test("all other calls, except those for guests, accept a token and need no cookie, CSRF token or origin", async () => {
  const bearer = await createAccessToken({ user: await createAdmin() });

  for (const documentedCall of calls) {
    if (refusesTokens(documentedCall) || isForGuests(documentedCall)) continue;
    const { status } = await send(bearer, documentedCall);
    expect([nameOf(documentedCall), [401, 403, 405, 419, 500].includes(status) && status]).toEqual([
      nameOf(documentedCall),
      false,
    ]);
  }
});

describe("in calls that accept tokens, a token cannot", () => {
  const CREDENTIALS = { id: true, email: true, passwordHash: true } as const;
  const email = "taken-over@example.com";
  const password = "taken-over-by-a-token";

  test.each([
    ["change its owner's email", ME, 403, { body: { email } }],
    ["change its owner's email through the call for admins", PUT, 409, { body: { email } }],
    ["change its owner's password through the call for admins", PUT, 409, { body: { password } }],
    ["delete its owner's account", DELETE, 403, { query: { deleteCurrentUser: "true" } }],
  ])("%s", async (_, handler, status, input) => {
    const owner = await createAdmin();
    const credentials = () => db.user.findUnique({ where: { id: owner.id }, select: CREDENTIALS });
    const before = await credentials();
    const bearer = await createAccessToken({ user: owner });

    const response = await call(handler, { bearer, params: { userId: owner.id }, ...input });

    expect(response.status).toBe(status);
    expect(await credentials()).toEqual(before);
  });
});

test("the calls for guests refuse a token", async () => {
  const bearer = await createAccessToken({ user: await createAdmin() });

  const guestCalls = calls.filter(isForGuests);
  expect(guestCalls.map(nameOf)).toContain("POST /auth/login");
  for (const documentedCall of guestCalls) {
    const { status } = await send(bearer, documentedCall);
    expect([nameOf(documentedCall), status]).toEqual([nameOf(documentedCall), 403]);
  }
});
