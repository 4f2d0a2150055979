import { POST as CONTACT } from "@/app/api/v1/contact-page/route";
import { GET as CHALLENGE } from "@/app/api/v1/recaptcha/challenge/route";
import { POST as VERIFY } from "@/app/api/v1/recaptcha/verify/route";
import { POST as LOGIN } from "@/app/auth/login/route";
import { POST as REGISTER } from "@/app/auth/register/route";
import { captcha } from "@/lib/captcha/feature";
import type { CaptchaAction } from "@/lib/captcha/policy";
import { db } from "@/lib/db/db";
import { env } from "@/lib/env";
import { sweepExpired } from "@/lib/jobs/sweep";
import { call, createSession, nextAddress } from "../support/api";
import { createCaptchaToken, guestCookies, passCaptcha, startCaptchaServer } from "../support/captcha";
import { createAccessToken, createUser, unique } from "../support/factories";
import { saveSettings } from "../support/settings";
import { ageRateLimits } from "../support/time";

const PASSWORD = "only-i-know-this";
const MESSAGE = { name: "Ines", email: "ines@example.com", message: "Hello." };

const enable = (actions: CaptchaAction[], changes: object = {}) =>
  saveSettings("recaptcha", { enable: Object.fromEntries(actions.map((action) => [action, true])), ...changes });
const guest = () => ({ cookies: guestCookies(), address: nextAddress() });
const verify = (token: string, options: object = {}) => call(VERIFY, { body: { token }, ...options });

beforeEach(() => enable(["contact", "register", "login"]));

describe("the built-in provider", () => {
  test("lets a visitor who solved a challenge send one message", async () => {
    const options = guest();
    expect(await call(CONTACT, { ...options, body: MESSAGE })).toNameFields("captcha");

    await passCaptcha("contact", options);

    expect((await call(CONTACT, { ...options, body: MESSAGE })).status).toBe(200);
    expect(await call(CONTACT, { ...options, body: MESSAGE })).toNameFields("captcha");
  });

  test("accepts only one of sixteen concurrent messages after one solved challenge", async () => {
    const session = await createSession(await createUser());
    await passCaptcha("contact", { session });
    const name = unique("Ines");

    const responses = await Promise.all(
      Array.from({ length: 16 }, () => call(CONTACT, { session, body: { ...MESSAGE, name } })),
    );

    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await db.contactMessage.count({ where: { name } })).toBe(1);
  });

  test("accepts a solution once, even if it is sent sixteen times at once", async () => {
    const token = await createCaptchaToken("contact");

    const responses = await Promise.all(Array.from({ length: 16 }, () => verify(token)));

    expect(responses.filter(({ json }) => json.success)).toHaveLength(1);
  });

  test("does not accept a solution for another action", async () => {
    expect((await verify(await createCaptchaToken("register"))).json.success).toBe(false);
  });

  test("does not let a visitor use a challenge that another visitor solved", async () => {
    await passCaptcha("contact", guest());

    expect(await call(CONTACT, { ...guest(), body: MESSAGE })).toNameFields("captcha");
  });

  test("lets a caller with an API token send a message after solving a challenge", async () => {
    const bearer = await createAccessToken({ user: await createUser({ permissions: ["api.access"] }) });
    await passCaptcha("contact", { bearer });

    expect((await call(CONTACT, { bearer, body: MESSAGE })).status).toBe(200);
  });

  test.each([
    ["not base64", "%%%"],
    ["not JSON", Buffer.from("{").toString("base64")],
    ["JSON of another shape", Buffer.from('{"challenge":{}}').toString("base64")],
  ])("does not accept a token that is %s", async (_, token) => {
    const { status, json } = await verify(token);

    expect([status, json.success]).toEqual([200, false]);
  });

  test("does not accept a changed challenge", async () => {
    const payload = JSON.parse(Buffer.from(await createCaptchaToken("contact"), "base64").toString());
    payload.challenge.parameters.expiresAt += 600;
    const token = Buffer.from(JSON.stringify(payload)).toString("base64");

    expect((await verify(token)).json.success).toBe(false);
  });

  test("does not accept a wrong solution", async () => {
    const payload = JSON.parse(Buffer.from(await createCaptchaToken("contact"), "base64").toString());
    payload.solution.derivedKey = "00".repeat(32);
    const token = Buffer.from(JSON.stringify(payload)).toString("base64");

    expect((await verify(token)).json.success).toBe(false);
  });

  test("does not accept an expired pass, which the sweep then deletes", async () => {
    const options = guest();
    await passCaptcha("contact", options);
    await db.captchaPass.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });

    expect(await call(CONTACT, { ...options, body: MESSAGE })).toNameFields("captcha");
    await sweepExpired(undefined, { features: [captcha] });
    expect(await db.captchaPass.count()).toBe(0);
  });
});

test("for an action that needs no captcha, the calls for a challenge and a check are 404, and the action succeeds", async () => {
  await enable([]);

  expect(await call(CHALLENGE, { query: { action: "contact" } })).toBeRefused(404, "not_found");
  expect(await verify("x")).toBeRefused(404, "not_found");
  expect((await call(CONTACT, { body: MESSAGE })).status).toBe(200);
});

test("an unknown action and a missing token are reported", async () => {
  expect(await call(CHALLENGE, { query: { action: "vote" } })).toNameFields("action");
  expect(await call(VERIFY, { body: { token: "x", action: "vote" } })).toNameFields("action");
  expect(await call(VERIFY, { body: {} })).toNameFields("token");
});

test("a network is limited to twenty checks a minute", async () => {
  const address = nextAddress();
  const statuses = [];
  for (let attempt = 0; attempt < 21; attempt += 1) statuses.push((await verify("x", { address })).status);

  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
  await ageRateLimits(40);
  expect((await verify("x", { address })).status).toBe(429);
  await ageRateLimits(20);
  expect((await verify("x", { address })).status).toBe(200);
});

describe("registration", () => {
  const input = () => ({
    email: `${unique("ines")}@example.com`,
    password: PASSWORD,
    password_confirmation: PASSWORD,
    terms: true,
    privacy: true,
  });

  test("needs a captcha", async () => {
    const options = guest();
    const body = input();
    expect(await call(REGISTER, { ...options, body })).toNameFields("captcha");
    expect(await db.user.count({ where: { email: body.email } })).toBe(0);

    await passCaptcha("register", options);

    expect((await call(REGISTER, { ...options, body })).status).toBe(200);
  });
});

describe("login", () => {
  test("needs a captcha after three failures, and then accepts the password", async () => {
    const user = await createUser({ password: PASSWORD });
    const options = guest();
    const login = (password: string) => call(LOGIN, { ...options, body: { email: user.email, password } });

    for (let attempt = 0; attempt < 3; attempt += 1) expect(await login("not-the-password")).toNameFields("email");
    expect(await login(PASSWORD)).toNameFields("captcha");

    await passCaptcha("login", options);
    expect((await login(PASSWORD)).status).toBe(200);
  });

  test("without the required captcha does not count as a wrong password", async () => {
    const { email } = await createUser({ password: PASSWORD });
    const login = (options: object) => call(LOGIN, { ...options, body: { email, password: "not-the-password" } });
    for (let attempt = 0; attempt < 3; attempt += 1) expect(await login(guest())).toNameFields("email");
    for (let attempt = 0; attempt < 8; attempt += 1) expect(await login(guest())).toNameFields("captcha");
    const checkedGuest = guest();
    await passCaptcha("login", checkedGuest);

    expect(await login(checkedGuest)).toNameFields("email"); // the fourth wrong password

    expect(await login(guest())).toNameFields("captcha"); // not a wait, which starts only after ten wrong passwords
  });
});

describe.each(["recaptcha", "turnstile", "hcaptcha"] as const)("%s", (provider) => {
  const startService = async (response: object) => {
    const server = await startCaptchaServer(() => response);
    Object.assign(env(), { [`${provider.toUpperCase()}_BASE_URL`]: server.url });
    await enable(["contact"], { provider });
    return server;
  };

  test("receives the token and the visitor's address", async () => {
    const server = await startService({ success: true });

    const { json } = await verify("a-token", { address: "203.0.113.9" });
    await server.stop();

    expect(json.success).toBe(true);
    expect(Object.fromEntries(server.forms[0] ?? [])).toEqual({
      secret: "",
      response: "a-token",
      remoteip: "203.0.113.9",
    });
  });

  test.each([
    ["refuses the token", { success: false, "error-codes": ["timeout-or-duplicate"] }],
    ["names another action", { success: true, action: "login" }],
    ["sends an unexpected response", []],
  ])("gives no pass if it %s", async (_, response) => {
    const server = await startService(response);
    const options = guest();

    const { json } = await verify("a-token", options);
    await server.stop();

    expect(json.success).toBe(false);
    expect(await call(CONTACT, { ...options, body: MESSAGE })).toNameFields("captcha");
  });

  test.each([[0.1], [0.9]])("gives a pass for the score %s, except for a low reCAPTCHA score", async (score) => {
    const server = await startService({ success: true, score });

    const { json } = await verify("a-token");
    await server.stop();

    expect(json.success).toBe(provider !== "recaptcha" || score === 0.9);
  });

  test("gives no pass if it cannot be reached", async () => {
    await (await startService({ success: true })).stop();

    expect((await verify("a-token")).json.success).toBe(false);
  });
});
