import { GET as CONNECT } from "@/app/secure/auth/social/[service]/connect/route";
import { POST as DISCONNECT } from "@/app/secure/auth/social/[service]/disconnect/route";
import { db } from "@/lib/db/db";
import { sessionCookies } from "@/lib/http/session-cookie";
import { SERVICES, type Service } from "@/lib/settings/social-services";
import { call, createSession } from "../support/api";
import { startConfirmedSession } from "../support/confirmed-session";
import { createAccessToken, createUser } from "../support/factories";
import { refusesGuests } from "../support/refuses";
import { sendAndListMails } from "../support/sent-mails";
import { SocialBrowser } from "../support/social-browser";
import { offerOnlyServices, withOAuthProvider } from "../support/social-services";

const provider = withOAuthProvider();

beforeEach(async () => {
  provider().behave({});
  await offerOnlyServices(...SERVICES);
});

/** Creates a browser in which the user is logged in and has confirmed their password. */
async function createBrowserOf(user: { id: number }) {
  const browser = new SocialBrowser();
  await logInAs(browser, user);
  return browser;
}

async function logInAs(browser: SocialBrowser, user: { id: number }) {
  for (const line of sessionCookies(await startConfirmedSession(user), 3600)) browser.keep(line);
}

const connect = (browser: SocialBrowser, service: Service = "google") =>
  browser.openPopup(service, { action: "connect" });
const createProfile = (user: { id: number }, service: Service, subject = "subject-1") =>
  db.socialProfile.create({ data: { userId: user.id, service, subject, username: "ines" } });
const servicesOf = async (user: { id: number }) =>
  (await db.socialProfile.findMany({ where: { userId: user.id }, orderBy: { id: "asc" } })).map(
    ({ service }) => service,
  );

describe("GET secure/auth/social/{service}/connect", () => {
  test.each(SERVICES)("connects %s to the account of the logged-in user", async (service) => {
    const user = await createUser();

    const { result } = await connect(await createBrowserOf(user), service);

    expect(result).toMatchObject({
      status: "SUCCESS",
      callbackData: { service, bootstrapData: { user: { id: user.id } } },
    });
    expect(await servicesOf(user)).toEqual([service]);
  });

  test("works if the service sends no email address, or one that another account has", async () => {
    await createUser({ email: "ines@example.com" });
    const user = await createUser();

    expect((await connect(await createBrowserOf(user))).result.status).toBe("SUCCESS");
    provider().behave({ email: null });
    expect((await connect(await createBrowserOf(user), "twitter")).result.status).toBe("SUCCESS");
  });

  test("starts no session, and keeps the current one", async () => {
    const user = await createUser();
    const browser = await createBrowserOf(user);
    const before = browser.session;

    await connect(browser);

    expect(browser.session).toBe(before);
    expect(await db.session.count()).toBe(1);
  });

  test("changes only the stored username if the service's account is already connected", async () => {
    const user = await createUser();
    await createProfile(user, "google");

    const { result } = await connect(await createBrowserOf(user));

    expect(result.status).toBe("SUCCESS");
    expect(await db.socialProfile.findMany()).toMatchObject([{ userId: user.id, username: "ines@example.com" }]);
  });

  test("refuses an account of the service that another user has connected", async () => {
    const other = await createUser();
    await createProfile(other, "google");
    const user = await createUser();

    const { result } = await connect(await createBrowserOf(user));

    expect(result.callbackData.errorMessage).toBe("This Google account is already connected to another account.");
    expect([await servicesOf(user), await servicesOf(other)]).toEqual([[], ["google"]]);
  });

  test("refuses a second account of the same service", async () => {
    const user = await createUser();
    await createProfile(user, "google", "first");

    const { result } = await connect(await createBrowserOf(user));

    expect(result.callbackData.errorMessage).toMatch(/^Another Google account is already connected/);
  });

  test("connects nothing if another user is logged in when the service responds", async () => {
    const browser = await createBrowserOf(await createUser());
    const redirect = await browser.start("google", "connect");
    const other = await createUser();
    await logInAs(browser, other);

    const { result } = await browser.follow(redirect);

    expect(result.status).toBe("ERROR");
    expect(await db.socialProfile.count()).toBe(0);
  });

  test("connects nothing if the session has ended by the time the service responds", async () => {
    const browser = await createBrowserOf(await createUser());
    const redirect = await browser.start("google", "connect");
    await db.session.deleteMany();

    expect((await browser.follow(redirect)).result.callbackData.errorMessage).toBe("Log in first.");
    expect(await db.socialProfile.count()).toBe(0);
  });

  test("refuses a session without a confirmed password", async () => {
    const user = await createUser();
    const browser = new SocialBrowser();
    for (const line of sessionCookies(await createSession(user), 3600)) browser.keep(line);

    const { result, visited } = await connect(browser);

    expect(result.callbackData.errorMessage).toBe("Confirm your password first.");
    expect(visited).toHaveLength(1);
    expect(await servicesOf(user)).toEqual([]);
  });

  test("refuses a session whose password is no longer confirmed when the service responds", async () => {
    const user = await createUser();
    const browser = await createBrowserOf(user);
    const redirect = await browser.start("google", "connect");
    await db.session.updateMany({ data: { passwordConfirmedAt: null } });

    expect((await browser.follow(redirect)).result.status).toBe("ERROR");
    expect(await servicesOf(user)).toEqual([]);
  });

  test("emails the user, but not if the account was already connected", async () => {
    const user = await createUser({ email: "connects@example.com" });
    const browser = await createBrowserOf(user);

    await connect(browser);
    await connect(browser);

    const subjects = (await sendAndListMails(user.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(["Google was connected to Plinth"]);
  });

  test("refuses a guest", async () => {
    const { result, visited } = await connect(new SocialBrowser());

    expect(result.callbackData.errorMessage).toBe("Log in first.");
    expect(visited).toHaveLength(1);
  });

  test("refuses a user whose address is not verified", async () => {
    const { result } = await connect(await createBrowserOf(await createUser({ verified: false })));

    expect(result.callbackData.errorMessage).toBe("Verify your email address first.");
  });

  test("refuses a demo account", async () => {
    const user = await createUser();
    await db.user.update({ where: { id: user.id }, data: { isDemo: true } });

    const { result } = await connect(await createBrowserOf(user));

    expect(result.callbackData.errorMessage).toMatch(/^This is a shared demo account\./);
    expect(await servicesOf(user)).toEqual([]);
  });

  test("refuses an API token", async () => {
    const bearer = await createAccessToken({ user: await createUser() });

    expect(await call(CONNECT, { bearer, params: { service: "google" } })).toBeRefused(403, "forbidden");
  });

  test("succeeds for exactly one of sixteen users who connect the same account at the same time", async () => {
    const users = await Promise.all(Array.from({ length: 16 }, () => createUser()));
    const browsers = await Promise.all(users.map(createBrowserOf));

    const outcomes = await Promise.all(browsers.map((browser) => connect(browser)));

    expect(outcomes.filter(({ result }) => result.status === "SUCCESS")).toHaveLength(1);
    expect(await db.socialProfile.count()).toBe(1);
  }, 60_000);
});

describe("POST secure/auth/social/{service}/disconnect", () => {
  const disconnectIn = (session: string | undefined, service: Service = "google", body: unknown = { service }) =>
    call(DISCONNECT, { session, body, params: { service } });
  const disconnect = async (as: { id: number } | undefined, service: Service = "google", body: unknown = { service }) =>
    disconnectIn(as && (await startConfirmedSession(as)), service, body);

  refusesGuests(({ as }) => disconnect(as));

  test("disconnects the service, which can then no longer be used to log in to the account", async () => {
    const user = await createUser({ password: "only-i-know-this" });
    await createProfile(user, "google");
    await createProfile(user, "facebook");

    expect(await disconnect(user)).toMatchObject({ status: 200, json: { status: "success" } });

    expect(await servicesOf(user)).toEqual(["facebook"]);
    const { result } = await new SocialBrowser().openPopup("google", { query: "accepted=terms,privacy" });
    expect(result.callbackData).not.toMatchObject({ bootstrapData: { user: { id: user.id } } });
  });

  test("needs a confirmed password", async () => {
    const user = await createUser({ password: "only-i-know-this" });
    await createProfile(user, "google");

    expect(await disconnectIn(await createSession(user))).toBeRefused(423, "password_required");
    expect(await servicesOf(user)).toEqual(["google"]);
  });

  test("emails the user", async () => {
    const user = await createUser({ password: "only-i-know-this", email: "disconnects@example.com" });
    await createProfile(user, "google");

    await disconnect(user);

    const subjects = (await sendAndListMails(user.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(["Google was disconnected from Plinth"]);
  });

  test("needs no `service` in the body, and refuses one that differs from the path", async () => {
    const user = await createUser({ password: "only-i-know-this" });
    await createProfile(user, "google");

    const response = await disconnect(user, "google", { service: "facebook" });
    expect(response).toBeRefused(422, "invalid");
    expect(Object.keys(response.json.errors)).toEqual(["service"]);
    expect((await disconnect(user, "google", {})).status).toBe(200);
  });

  test("is 404 for a service that is not connected, even if another user has connected it", async () => {
    await createProfile(await createUser(), "google");

    expect(await disconnect(await createUser())).toBeRefused(404, "not_found");
  });

  test("refuses to remove the last login method of a user without a password", async () => {
    const user = await createUser();
    await createProfile(user, "google");

    const response = await disconnect(user);

    expect(response).toBeRefused(409, "conflict");
    expect(response.json.message).toBe(
      "Set a password first. Without your Google account, you could no longer log in.",
    );
    expect(await servicesOf(user)).toEqual(["google"]);
  });

  test("does not treat a service as a login method while it is turned off", async () => {
    const user = await createUser();
    await createProfile(user, "google");
    await createProfile(user, "facebook");
    await offerOnlyServices("google");

    expect(await disconnect(user)).toBeRefused(409, "conflict");
  });

  test("disconnects a service that is turned off", async () => {
    const user = await createUser({ password: "only-i-know-this" });
    await createProfile(user, "facebook");
    await offerOnlyServices("google");

    expect((await disconnect(user, "facebook")).status).toBe(200);
  });

  test("keeps one of the last two services if both are disconnected at the same time", async () => {
    for (let round = 0; round < 4; round += 1) {
      const user = await createUser();
      await createProfile(user, "google", `g-${round}`);
      await createProfile(user, "facebook", `f-${round}`);

      const responses = await Promise.all([disconnect(user, "google"), disconnect(user, "facebook")]);

      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await servicesOf(user)).toHaveLength(1);
    }
  });

  test("refuses an API token, an unknown service and a user whose address is not verified", async () => {
    const user = await createUser();
    const bearer = await createAccessToken({ user });

    expect(await call(DISCONNECT, { bearer, params: { service: "google" } })).toBeRefused(403, "forbidden");
    const session = await startConfirmedSession(user);
    expect(await call(DISCONNECT, { session, params: { service: "myspace" } })).toBeRefused(404, "not_found");
    expect(await disconnect(await createUser({ verified: false }))).toBeRefused(403, "email_unverified");
  });
});
