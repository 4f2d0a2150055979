import { POST as ANSWER } from "@/app/auth/two-factor-challenge/route";
import { POST } from "@/app/secure/auth/social/extra-credentials/route";
import { hashPassword } from "@/lib/crypto/password-hash";
import { db } from "@/lib/db/db";
import { prepareMail } from "@/lib/mail/prepare";
import { connectAfterChallenge } from "@/lib/social/pending-link";
import { type ApiResponse, call } from "../support/api";
import { createUser } from "../support/factories";
import { SocialBrowser } from "../support/social-browser";
import { offerOnlyServices, withOAuthProvider } from "../support/social-services";
import { codeOf, createTwoFactorUser, PASSWORD as TWO_FACTOR_PASSWORD, wrongCodeOf } from "../support/two-factor";

const provider = withOAuthProvider();
const visitor = { address: "192.0.2.1", userAgent: "" };
const PASSWORD = "only-i-know-this";
const PATH = "/secure/auth/social/extra-credentials";

beforeEach(async () => {
  provider().behave({});
  await offerOnlyServices("google", "facebook");
});

const createInes = (options = {}) => createUser({ email: "ines@example.com", password: PASSWORD, ...options });

/** Logs in through a service that is not connected yet, so the account's password is requested. Returns the browser. */
async function startPendingLogin(service: "google" | "facebook" = "google", query = "") {
  const browser = new SocialBrowser();
  const { result } = await browser.openPopup(service, { query });
  expect(result.status).toBe("REQUEST_PASSWORD");
  return browser;
}

const sendPassword = (browser: SocialBrowser, password: string, options = {}): Promise<ApiResponse> =>
  call(POST, { body: { password }, cookies: browser.cookiesFor(PATH), ...options });
const listProfiles = () =>
  db.socialProfile.findMany({ select: { userId: true, service: true, subject: true, username: true } });

test("the email address alone does not connect an existing account: its password is required", async () => {
  await createInes();

  const browser = new SocialBrowser();
  const { result } = await browser.openPopup("google");

  expect(result).toEqual({
    type: "social-auth",
    status: "REQUEST_PASSWORD",
    callbackData: { service: "google", email: "ines@example.com" },
  });
  expect([await listProfiles(), await db.session.count(), browser.session]).toEqual([[], 0, undefined]);
});

test("the right password connects the service and logs the user in", async () => {
  const user = await createInes();
  const browser = await startPendingLogin();

  const { status, json, cookies } = await sendPassword(browser, PASSWORD);

  expect([status, json.bootstrapData.user.id]).toEqual([200, user.id]);
  expect(cookies.session).toMatch(/^[\w-]{20,}$/);
  expect(await listProfiles()).toEqual([
    { userId: user.id, service: "google", subject: "subject-1", username: "ines@example.com" },
  ]);
  expect(cookies.social_login).toBe("");
  expect((await new SocialBrowser().openPopup("google")).result.status).toBe("SUCCESS");
});

test("the session is not remembered if the login began with `remember=false`", async () => {
  await createInes();

  await sendPassword(await startPendingLogin("google", "remember=false"), PASSWORD);

  expect(await db.session.findMany({ select: { remember: true } })).toEqual([{ remember: false }]);
});

test("a wrong password is a field error, and connects nothing", async () => {
  await createInes();

  const response = await sendPassword(await startPendingLogin(), "something-else");

  expect(response).toBeRefused(422, "invalid");
  expect(response.json.errors).toEqual({ password: ["This password is wrong."] });
  expect(await listProfiles()).toEqual([]);
});

test("after five attempts even the right password is refused", async () => {
  await createInes();
  const browser = await startPendingLogin();
  for (let attempt = 0; attempt < 5; attempt += 1) await sendPassword(browser, "wrong");

  const response = await sendPassword(browser, PASSWORD);

  expect(response.json.errors).toEqual({ password: ["This login has expired. Try again."] });
  expect(await listProfiles()).toEqual([]);
});

test("only five of sixteen concurrent attempts are checked", async () => {
  await createInes();
  const browser = await startPendingLogin();

  const responses = await Promise.all(Array.from({ length: 16 }, () => sendPassword(browser, "wrong")));

  const texts = responses.map(({ json }) => json.errors.password[0]);
  expect(texts.filter((text) => text === "This password is wrong.")).toHaveLength(5);
}, 60_000);

test("sixteen concurrent right passwords start one session", async () => {
  const user = await createInes();
  const browser = await startPendingLogin();

  const responses = await Promise.all(Array.from({ length: 16 }, () => sendPassword(browser, PASSWORD)));

  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await db.session.count({ where: { userId: user.id } })).toBe(1);
  expect(await listProfiles()).toHaveLength(1);
}, 60_000);

test("an expired pending login is refused", async () => {
  await createInes();
  const browser = await startPendingLogin();
  await db.socialLogin.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });

  expect(await sendPassword(browser, PASSWORD)).toBeRefused(422, "invalid");
});

test("a pending login lasts ten minutes", async () => {
  await createInes();
  await startPendingLogin();

  const { expiresAt } = await db.socialLogin.findFirstOrThrow();
  expect((expiresAt.getTime() - Date.now()) / 1000).toBeCloseTo(600, -1);
});

test("a pending login works once", async () => {
  await createInes();
  const browser = await startPendingLogin();
  await sendPassword(browser, PASSWORD);

  expect(await sendPassword(browser, PASSWORD)).toBeRefused(422, "invalid");
});

test("a password without a pending login is refused", async () => {
  expect(await call(POST, { body: { password: PASSWORD } })).toBeRefused(422, "invalid");
});

test("several pending logins together allow no more guesses than the login form", async () => {
  await createInes();
  for (let round = 0; round < 2; round += 1) {
    const browser = await startPendingLogin();
    for (let attempt = 0; attempt < 5; attempt += 1) await sendPassword(browser, "wrong");
  }

  expect(await sendPassword(await startPendingLogin(), PASSWORD)).toBeRefused(429, "too_many_requests");
}, 60_000);

test("the old password is refused if it was changed in the meantime", async () => {
  const user = await createInes();
  const browser = await startPendingLogin();
  await db.user.update({ where: { id: user.id }, data: { passwordHash: await hashPassword("another-one") } });

  expect(await sendPassword(browser, PASSWORD)).toBeRefused(422, "invalid");
});

test("a ban is reported, but only with the right password", async () => {
  await createInes({ bannedAt: new Date() });
  const browser = await startPendingLogin();

  expect((await sendPassword(browser, "wrong")).json.errors).toEqual({ password: ["This password is wrong."] });
  expect((await sendPassword(browser, PASSWORD)).json.errors).toEqual({ password: ["This account is suspended."] });
  expect(await db.session.count()).toBe(0);
});

test.each([
  ["a missing password", {}, "password"],
  ["an empty password", { password: "" }, "password"],
  ["an unknown field", { password: "x", email: "a@b.c" }, "email"],
])("%s is reported", async (_, body, field) => {
  const response = await call(POST, { body });

  expect(response).toBeRefused(422, "invalid");
  expect(Object.keys(response.json.errors)).toEqual([field]);
});

test("a user who is logged in and a request from another site are refused", async () => {
  expect(await call(POST, { as: await createUser(), body: { password: "x" } })).toBeRefused(403, "forbidden");
  const headers = { origin: "https://evil.example" };
  expect(await call(POST, { body: { password: "x" }, headers })).toBeRefused(419, "csrf_mismatch");
});

describe("a login ends with an error for an account", () => {
  const USE_ANOTHER_LOGIN = /Log in another way, then connect Google/;
  const openGoogle = async () => (await new SocialBrowser().openPopup("google")).result;

  test("that has no password", async () => {
    await createUser({ email: "ines@example.com" });

    expect(await openGoogle()).toMatchObject({
      status: "ERROR",
      callbackData: { errorMessage: expect.stringMatching(USE_ANOTHER_LOGIN) },
    });
  });

  test("that is already connected to another account of the service", async () => {
    const user = await createInes();
    await db.socialProfile.create({ data: { userId: user.id, service: "google", subject: "other" } });

    expect(await openGoogle()).toMatchObject({
      status: "ERROR",
      callbackData: { errorMessage: expect.stringMatching(USE_ANOTHER_LOGIN) },
    });
  });

  test("that is a demo account, whose password is public", async () => {
    const user = await createInes();
    await db.user.update({ where: { id: user.id }, data: { isDemo: true } });

    expect((await openGoogle()).status).toBe("ERROR");
  });
});

describe("with two-factor authentication", () => {
  const createInesWithSecondFactor = () => createInes({ twoFactorConfirmedAt: new Date() });

  test("the right password starts the challenge, and connects nothing yet", async () => {
    await createInesWithSecondFactor();

    const { json, cookies } = await sendPassword(await startPendingLogin(), PASSWORD);

    expect(json).toEqual({ status: "success", two_factor: true });
    expect(cookies.session).toBeUndefined();
    expect([await listProfiles(), await db.session.count()]).toEqual([[], 0]);
  });

  test("the right code connects the service", async () => {
    const { user, secret } = await createTwoFactorUser();
    provider().behave({ email: user.email });
    const { cookies } = await sendPassword(await startPendingLogin(), TWO_FACTOR_PASSWORD);

    const response = await call(ANSWER, {
      body: { code: await codeOf(secret) },
      cookies: { two_factor: cookies.two_factor ?? "" },
    });

    expect([response.status, response.json.bootstrapData.user.id]).toEqual([200, user.id]);
    expect(await listProfiles()).toMatchObject([{ userId: user.id, service: "google" }]);
  });

  test("a wrong code connects nothing", async () => {
    const { user, secret } = await createTwoFactorUser();
    provider().behave({ email: user.email });
    const { cookies } = await sendPassword(await startPendingLogin(), TWO_FACTOR_PASSWORD);

    await call(ANSWER, {
      body: { code: await wrongCodeOf(secret) },
      cookies: { two_factor: cookies.two_factor ?? "" },
    });

    expect(await listProfiles()).toEqual([]);
  });

  test("a challenge connects the service only once", async () => {
    const user = await createInesWithSecondFactor();
    const { cookies } = await sendPassword(await startPendingLogin(), PASSWORD);
    const challenge = cookies.two_factor ?? "";
    const mail = await prepareMail("en");

    await connectAfterChallenge(db, { visitor, challengeToken: challenge, userId: user.id, mail });
    await connectAfterChallenge(db, { visitor, challengeToken: challenge, userId: user.id, mail });

    expect(await listProfiles()).toMatchObject([{ userId: user.id, service: "google" }]);
    expect(await db.socialLogin.count()).toBe(0);
  });

  test("another login's challenge connects nothing", async () => {
    const user = await createInesWithSecondFactor();
    await sendPassword(await startPendingLogin(), PASSWORD);

    await connectAfterChallenge(db, {
      visitor,
      challengeToken: "another",
      userId: user.id,
      mail: await prepareMail("en"),
    });

    expect(await listProfiles()).toEqual([]);
  });

  test("the pending login accepts no second password", async () => {
    await createInesWithSecondFactor();
    const browser = await startPendingLogin();
    await sendPassword(browser, PASSWORD);

    expect(await sendPassword(browser, PASSWORD)).toBeRefused(422, "invalid");
  });

  test("sixteen concurrent right passwords create one challenge", async () => {
    await createInesWithSecondFactor();
    const browser = await startPendingLogin();

    const responses = await Promise.all(Array.from({ length: 16 }, () => sendPassword(browser, PASSWORD)));

    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await db.loginChallenge.count()).toBe(1);
  }, 60_000);
});

test("an account of the service that another user has connected in the meantime is refused", async () => {
  await createInes();
  const browser = await startPendingLogin();
  const other = await createUser();
  await db.socialProfile.create({ data: { userId: other.id, service: "google", subject: "subject-1" } });

  expect(await sendPassword(browser, PASSWORD)).toBeRefused(409, "conflict");
  expect(await db.session.count()).toBe(0);
});
