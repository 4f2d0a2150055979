import { POST as CREATE_TOKEN } from "@/app/api/v1/access-tokens/route";
import { PUT as SAVE_SETTINGS } from "@/app/api/v1/settings/route";
import { DELETE as END_SESSION } from "@/app/api/v1/user-sessions/[sessionId]/route";
import { POST as LOGOUT_OTHER } from "@/app/api/v1/user-sessions/logout-other/route";
import { GET as SESSIONS } from "@/app/api/v1/user-sessions/route";
import { PUT as UPDATE_ME } from "@/app/api/v1/users/me/route";
import { POST as FORGOT } from "@/app/auth/forgot-password/route";
import { POST as LOGIN } from "@/app/auth/login/route";
import { POST as LOGOUT } from "@/app/auth/logout/route";
import { POST as CONFIRM } from "@/app/auth/user/confirm-password/route";
import { PUT as CHANGE_PASSWORD } from "@/app/auth/user/password/route";
import type { RouteHandler } from "@/lib/api/methods";
import { db } from "@/lib/db/db";
import { call, createSession } from "../support/api";
import { startConfirmedSession } from "../support/confirmed-session";
import { runJobsNow } from "../support/due-jobs";
import { createAccessToken, createUser, getFirstAdmin } from "../support/factories";
import { sendAndListMails } from "../support/sent-mails";

const PUBLIC_PASSWORD = "come-on-in";
const SHARED_ACCOUNT_MESSAGE = "This is a shared demo account. Create your own account to do this.";

const saveSite = async (site: object) =>
  call(SAVE_SETTINGS, { session: await startConfirmedSession(await getFirstAdmin()), body: { site } });
const setDemo = (demo: boolean) => saveSite({ demo, demo_password: PUBLIC_PASSWORD });
const findDemoUser = () => db.user.findUniqueOrThrow({ where: { email: "demo1@example.com" } });

beforeEach(() => setDemo(true));

const NEW_PASSWORD = {
  current_password: PUBLIC_PASSWORD,
  password: "mine-alone-now",
  password_confirmation: "mine-alone-now",
};

test.each<[string, RouteHandler, { body?: object; params?: Record<string, number> }]>([
  ["change its password", CHANGE_PASSWORD, { body: NEW_PASSWORD }],
  ["confirm its password", CONFIRM, { body: { password: PUBLIC_PASSWORD } }],
  ["start a change of its email address", UPDATE_ME, { body: { email: "mine@example.com" } }],
  ["create an API token", CREATE_TOKEN, { body: { tokenName: "Mine" } }],
  ["log out other sessions", LOGOUT_OTHER, { body: { password: PUBLIC_PASSWORD } }],
  ["end a session", END_SESSION, { params: { sessionId: 1 } }],
])("a demo account cannot %s, and the response gives the reason", async (_, handler, options) => {
  const response = await call(handler, { as: await findDemoUser(), ...options });

  expect(response).toBeRefused(403, "forbidden");
  expect(response.json.message).toBe(SHARED_ACCOUNT_MESSAGE);
});

test("a demo account may change its name, log in and log out", async () => {
  const as = await findDemoUser();

  expect((await call(UPDATE_ME, { as, body: { first_name: "Visitor" } })).status).toBe(200);
  expect((await call(LOGIN, { body: { email: as.email, password: PUBLIC_PASSWORD } })).status).toBe(200);
  expect((await call(LOGOUT, { as })).status).toBe(200);
});

test("a demo account gets no emails about new devices or password resets", async () => {
  const { email } = await findDemoUser();
  for (let round = 0; round < 2; round += 1) await call(LOGIN, { body: { email, password: PUBLIC_PASSWORD } });
  await call(FORGOT, { body: { email } });
  await runJobsNow("tell-new-device");

  expect(await sendAndListMails(email)).toEqual([]);
  expect(await db.knownDevice.count({ where: { user: { isDemo: true } } })).toBe(0);
});

test("a user of a demo account sees only their own session", async () => {
  const demo = await findDemoUser();
  const session = await createSession(demo);
  await createSession(demo);

  const { json } = await call(SESSIONS, { session });

  expect(json.sessions).toMatchObject([{ is_current_device: true }]);
});

test("turning the demo off removes the demo accounts' passwords, sessions, tokens and connected services", async () => {
  const user = await findDemoUser();
  const session = await createSession(user);
  const bearer = await createAccessToken({ user });
  await db.socialProfile.create({ data: { userId: user.id, service: "google", subject: "1" } });

  await setDemo(false);

  expect((await call(LOGIN, { body: { email: user.email, password: PUBLIC_PASSWORD } })).status).toBe(422);
  expect(await call(SESSIONS, { session })).toBeRefused(401, "unauthenticated");
  expect(await call(SESSIONS, { bearer })).toBeRefused(401, "unauthenticated");
  expect(await db.socialProfile.count()).toBe(0);
});

test("changing the demo addresses disables the accounts with the old addresses, and no others", async () => {
  const as = await findDemoUser();
  const session = await createSession(as);
  const bearer = await createAccessToken({ user: as });
  await db.socialProfile.create({ data: { userId: as.id, service: "google", subject: "1" } });
  const memberSession = await createSession(await createUser());

  await saveSite({ demo_email: "visitor{n}@example.com" });

  const logIn = (email: string) => call(LOGIN, { body: { email, password: PUBLIC_PASSWORD } });
  expect((await logIn("visitor1@example.com")).status).toBe(200);
  expect((await logIn(as.email)).status).toBe(422);
  expect(await call(SESSIONS, { session })).toBeRefused(401, "unauthenticated");
  expect(await call(SESSIONS, { bearer })).toBeRefused(401, "unauthenticated");
  expect(await db.socialProfile.count()).toBe(0);
  expect((await call(SESSIONS, { session: memberSession })).status).toBe(200);
});

test("changing the demo password keeps the sessions of the demo accounts", async () => {
  const session = await createSession(await findDemoUser());

  await saveSite({ demo_password: "a-new-public-one" });

  expect((await call(SESSIONS, { session })).status).toBe(200);
});

test("turning the demo on again enables the same accounts", async () => {
  const { id } = await findDemoUser();
  await setDemo(false);
  await setDemo(true);

  const { json } = await call(LOGIN, { body: { email: "demo1@example.com", password: PUBLIC_PASSWORD } });

  expect(json.bootstrapData.user.id).toBe(id);
});
