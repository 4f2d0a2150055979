import { GET as BOOTSTRAP } from "@/app/api/v1/bootstrap-data/route";
import { PUT } from "@/app/api/v1/settings/route";
import { db } from "@/lib/db/db";
import { env } from "@/lib/env";
import { readServiceAccess } from "@/lib/social/services";
import { call } from "../support/api";
import { startConfirmedSession } from "../support/confirmed-session";
import { createAdmin } from "../support/factories";
import { type OAuthProvider, startOAuthProvider } from "../support/oauth-provider";

let provider: OAuthProvider;
beforeAll(async () => {
  provider = await startOAuthProvider(); // credentials are checked before they are saved
});
afterAll(() => provider.stop());
beforeEach(() => {
  Object.assign(env(), {
    GOOGLE_BASE_URL: provider.baseUrl("google"),
    FACEBOOK_BASE_URL: provider.baseUrl("facebook"),
  });
});

const save = async (social: object) =>
  call(PUT, { session: await startConfirmedSession(await createAdmin()), body: { social } });
const getOfferedServices = async () => (await call(BOOTSTRAP)).json.data.settings.social;

test("no service is offered on a new installation", async () => {
  const off = { enable: false };
  expect(await getOfferedServices()).toEqual({ google: off, facebook: off, twitter: off, envato: off });
});

test("a service is offered only while it is turned on and has credentials", async () => {
  await save({ google: { enable: true } });
  expect((await getOfferedServices()).google).toEqual({ enable: false });
  expect(await readServiceAccess("google")).toBeNull();

  await save({ google_client_id: "an-id", google_client_secret: "a-secret" });
  expect((await getOfferedServices()).google).toEqual({ enable: true });
  expect(await readServiceAccess("google")).toEqual({
    clientId: "an-id",
    clientSecret: "a-secret",
    baseUrl: provider.baseUrl("google"),
  });

  await save({ google: { enable: false } });
  expect((await getOfferedServices()).google).toEqual({ enable: false });
  expect(await readServiceAccess("google")).toBeNull();
});

test("credentials in the environment override those that an admin has saved", async () => {
  await save({ facebook: { enable: true }, facebook_client_id: "saved", facebook_client_secret: "saved" });
  Object.assign(env(), {
    FACEBOOK_CLIENT_ID: "given",
    FACEBOOK_CLIENT_SECRET: "secret",
    FACEBOOK_BASE_URL: "http://127.0.0.1:1/",
  });

  expect(await readServiceAccess("facebook")).toEqual({
    clientId: "given",
    clientSecret: "secret",
    baseUrl: "http://127.0.0.1:1",
  });
});

test("credentials are stored encrypted, and are neither in the response nor in bootstrap data", async () => {
  const response = await save({
    google: { enable: true },
    google_client_id: "an-id",
    google_client_secret: "shibboleth",
  });

  const row = await db.setting.findUniqueOrThrow({ where: { group: "social" } });
  expect(JSON.stringify([row, response.json, await getOfferedServices()])).not.toMatch(/shibboleth|an-id/);
});
