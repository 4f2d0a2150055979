import { PUT as SAVE_SETTINGS } from "@/app/api/v1/settings/route";
import type { RouteHandler } from "@/lib/api/methods";
import { call } from "../support/api";
import { startConfirmedSession } from "../support/confirmed-session";
import { createAdmin, createUser } from "../support/factories";
import { importRoute, METHODS, routeFiles } from "../support/route-files";

jest.setTimeout(300_000); // the tests import every route of the API

/** The endpoints that a user with an unverified email address may use, among those that `callAllRoutes` calls. */
const OPEN_CALLS = [
  "GET app/api/v1/bootstrap-data/route.ts",
  "POST app/api/v1/form-recipients/[token]/route.ts", // opened from an email, without a login
  "DELETE app/api/v1/impersonation/route.ts", // an admin who acts as an unverified user must be able to stop
  // The next three are opened from an email, without a login:
  "GET app/api/v1/notifications/unsubscribe/[token]/kinds/route.ts",
  "GET app/api/v1/notifications/unsubscribe/[token]/route.ts",
  "POST app/api/v1/notifications/unsubscribe/[token]/route.ts",
  "POST app/api/v1/resend-email-verification/route.ts",
  "POST app/api/v1/users/me/locale/route.ts",
  "POST app/api/v1/validate-email-verification-otp/route.ts",
  "POST app/auth/email-change/undo/route.ts", // opened from an email, without a login
  "POST app/auth/logout/route.ts",
  "PUT app/auth/user/email-address/route.ts",
  // The next two are 404 in this test, because there is no service "1":
  "GET app/secure/auth/social/[service]/connect/route.ts",
  "GET app/secure/auth/social/[service]/login/route.ts",
  "GET app/secure/auth/social/done/route.ts", // the same page for everyone
];

/** Whether the route serves all unknown paths, with a 404 for everyone. */
const isCatchAll = (file: string) => file.includes("[...");

/**
 * Calls every method of every route, except routes for unknown paths. Leaves out the responses for methods that a route
 * does not have.
 */
async function callAllRoutes(as: { id: number }) {
  const responses: { name: string; status: number; code: string | undefined }[] = [];
  for (const file of routeFiles("app/api/v1", "app/auth", "app/secure")) {
    if (isCatchAll(file)) continue;
    const route = await importRoute(file);
    for (const method of METHODS) {
      // Ids, slugs and names are all "1": the call must be refused before it queries rows.
      const params = Object.fromEntries([...file.matchAll(/\[(\w+)\]/g)].map(([, name]) => [name, "1"]));
      const { status, json } = await call(route[method] as RouteHandler, { as, params });
      responses.push({ name: `${method} ${file}`, status, code: json?.code });
    }
  }
  return responses.filter(({ status }) => status !== 405);
}

test("every call that is not listed as open refuses an unverified user, even an admin", async () => {
  const as = await createAdmin({ verified: false });

  const responses = await callAllRoutes(as);

  expect(responses.length).toBeGreaterThan(30);
  expect(responses.filter(({ code }) => code !== "email_unverified").map(({ name }) => name)).toEqual(OPEN_CALLS);
});

test("if email confirmation is not required, no call refuses a user for being unverified", async () => {
  const session = await startConfirmedSession(await createAdmin());
  await call(SAVE_SETTINGS, { session, body: { auth: { require_email_confirmation: false } } });

  const responses = await callAllRoutes(await createUser({ verified: false }));

  expect(responses.filter(({ code }) => code === "email_unverified")).toEqual([]);
});
