import { GET as BOOTSTRAP } from "@/app/api/v1/bootstrap-data/route";
import { POST } from "@/app/api/v1/roles/route";
import { POST as LOGIN } from "@/app/auth/login/route";
import { POST as LOGOUT } from "@/app/auth/logout/route";
import { POST as REGISTER } from "@/app/auth/register/route";
import { db } from "@/lib/db/db";
import { APP_URL, type CallOptions, call, createSession } from "../support/api";
import { createAccessToken, createAdmin, createUser, roleInput } from "../support/factories";

const create = async (options: CallOptions = {}) =>
  call(POST, { as: await createAdmin(), body: roleInput(), ...options });

/** Returns the cookies that `bootstrap-data` sets for a browser that sends `cookies`. */
const bootstrapCookies = async (cookies: Record<string, string> = {}) =>
  (await call(BOOTSTRAP, { headers: { cookie: cookieHeader(cookies) } })).cookies;
const cookieHeader = (cookies: Record<string, string>) =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");

describe("an unsafe call with a session cookie", () => {
  test("with the CSRF token, from one of the site's own pages, succeeds", async () => {
    expect((await create()).status).toBe(201);
  });

  test.each([
    ["without the token", { "x-xsrf-token": null }],
    ["with an empty token", { "x-xsrf-token": "" }],
    ["with a made-up token", { "x-xsrf-token": "A".repeat(43) }],
    ["from another site", { origin: "https://evil.example" }],
    ["from another port of the site's host", { origin: "http://localhost:4000" }],
    ["from the site's host on https", { origin: "https://localhost:3000" }],
    ["from a page whose origin is reported as null", { origin: "null" }],
    ["that the browser reports as cross-site", { "sec-fetch-site": "cross-site" }],
  ])("%s is 419 and does nothing", async (_, headers) => {
    const before = await db.role.count();

    expect(await create({ headers })).toBeRefused(419, "csrf_mismatch");
    expect(await db.role.count()).toBe(before);
  });

  test("from a program, without an Origin header, succeeds with the right token", async () => {
    expect((await create({ headers: { origin: null } })).status).toBe(201);
  });

  test("with the token of another session is 419", async () => {
    const [session, other] = [await createSession(await createAdmin()), await createSession(await createAdmin())];
    const otherToken = (await bootstrapCookies({ session: other }))["XSRF-TOKEN"] ?? "";

    expect(await create({ session, headers: { "x-xsrf-token": otherToken } })).toBeRefused(419, "csrf_mismatch");
    expect((await create({ session: other, headers: { "x-xsrf-token": otherToken } })).status).toBe(201);
  });

  test("with the token from before the login is 419", async () => {
    const before = await bootstrapCookies();
    expect(before["XSRF-TOKEN"]).toBeTruthy();
    const session = await createSession(await createAdmin());

    const response = await create({
      session,
      cookies: before,
      headers: { "x-xsrf-token": before["XSRF-TOKEN"] ?? "" },
    });

    expect(response).toBeRefused(419, "csrf_mismatch");
  });

  test("needs the token in a header, because another site can make a browser send the cookie", async () => {
    const session = await createSession(await createAdmin());
    const ownCookies = await bootstrapCookies({ session });

    expect(await create({ session, cookies: ownCookies, headers: { "x-xsrf-token": null } })).toBeRefused(
      419,
      "csrf_mismatch",
    );
  });
});

describe("a call by a guest", () => {
  const credentials = { email: "nobody@example.com", password: "anything-at-all" };

  test.each([
    ["login", LOGIN, credentials],
    ["register", REGISTER, { ...credentials, password_confirmation: credentials.password, terms: true, privacy: true }],
  ])("to %s requires the CSRF token and the cookie that the token is bound to", async (_, handler, body) => {
    expect(await call(handler, { body, headers: { "x-xsrf-token": null } })).toBeRefused(419, "csrf_mismatch");
    expect(await call(handler, { body, headers: { cookie: "" } })).toBeRefused(419, "csrf_mismatch");
  });

  test("with the token of another browser is 419", async () => {
    const [ownCookies, otherCookies] = [await bootstrapCookies(), await bootstrapCookies()];
    const send = (cookies: Record<string, string>, token = "") =>
      call(LOGIN, { body: credentials, headers: { cookie: cookieHeader(cookies), "x-xsrf-token": token } });

    expect(await send(ownCookies, otherCookies["XSRF-TOKEN"])).toBeRefused(419, "csrf_mismatch");
    expect(await send(ownCookies, ownCookies["XSRF-TOKEN"])).toBeRefused(422, "invalid");
  });
});

describe("bootstrap-data", () => {
  test("lets scripts read the CSRF token, but not the cookie that the token is bound to", async () => {
    const { setCookie } = await call(BOOTSTRAP, { headers: { cookie: "" } });

    expect(setCookie).toHaveLength(2);
    expect(setCookie.find((line) => line.startsWith("XSRF-TOKEN="))).not.toMatch(/httponly/i);
    expect(setCookie.find((line) => line.startsWith("presession="))).toMatch(/httponly/i);
    for (const line of setCookie) expect(line).toMatch(/; SameSite=Lax/);
  });

  test("returns the same token to two calls of a session", async () => {
    const session = await createSession(await createUser());

    const [first, second] = [await bootstrapCookies({ session }), await bootstrapCookies({ session })];

    expect(first["XSRF-TOKEN"]).toBeTruthy();
    expect(second).toEqual(first);
  });

  test("sends no CSRF token to a program with a bearer token", async () => {
    const bearer = await createAccessToken({ user: await createUser() });

    expect((await call(BOOTSTRAP, { bearer })).setCookie).toEqual([]);
  });
});

test("login and logout each set a CSRF token that the next call accepts", async () => {
  const user = await createUser({ password: "only-i-know-this", permissions: ["roles.create"] });

  const login = await call(LOGIN, { body: { email: user.email, password: "only-i-know-this" } });
  const headers = {
    cookie: cookieHeader(login.cookies),
    "x-xsrf-token": login.cookies["XSRF-TOKEN"] ?? "",
    origin: APP_URL,
  };
  expect((await call(POST, { headers, body: roleInput() })).status).toBe(201);

  const logout = await call(LOGOUT, { headers });
  const headersAfterLogout = {
    cookie: cookieHeader(logout.cookies),
    "x-xsrf-token": logout.cookies["XSRF-TOKEN"] ?? "",
    origin: APP_URL,
  };
  expect(
    await call(LOGIN, { headers: headersAfterLogout, body: { email: user.email, password: "wrong-on-purpose" } }),
  ).toNameFields("email");
});
