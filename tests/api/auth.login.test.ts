import pg from "pg";
import { GET as BOOTSTRAP } from "@/app/api/v1/bootstrap-data/route";
import { POST } from "@/app/auth/login/route";
import { POST as LOGOUT } from "@/app/auth/logout/route";
import { hashToken } from "@/lib/crypto/token";
import { db } from "@/lib/db/db";
import { type CallOptions, call, createSession, nextAddress } from "../support/api";
import { createUser } from "../support/factories";

const PASSWORD = "only-i-know-this";
const DAY_SECONDS = 86_400;

const login = (body: object, options: CallOptions = {}) => call(POST, { body, ...options });
const cookieLine = (lines: string[], name: string) => lines.find((line) => line.startsWith(`${name}=`)) ?? "";

describe("POST auth/login", () => {
  test("starts a session and returns the user's bootstrap data", async () => {
    const user = await createUser({ password: PASSWORD });

    const { status, json, cookies } = await login({ email: user.email, password: PASSWORD });

    expect([status, json.status]).toEqual([200, "success"]);
    expect(json.bootstrapData.user).toMatchObject({ id: user.id, email: user.email });
    expect((await call(BOOTSTRAP, { session: cookies.session ?? "" })).json.data.user.id).toBe(user.id);
  });

  test.each(["a browser that has logged in before", "a new browser"])(
    "runs two SQL statements for %s",
    async (browser) => {
      const { email } = await createUser({ password: PASSWORD });
      const { device } = (await login({ email, password: PASSWORD })).cookies;
      const cookies: Record<string, string> = browser === "a new browser" ? {} : { device: device ?? "" };
      const again = () => login({ email, password: PASSWORD }, { cookies });
      await again(); // fill the caches
      const query = jest.spyOn(pg.Client.prototype, "query");

      expect((await again()).status).toBe(200);

      expect(query).toHaveBeenCalledTimes(2);
      query.mockRestore();
    },
  );

  test("accepts the email address in upper or lower case, with spaces around it", async () => {
    const user = await createUser({ email: "ines@example.com", password: PASSWORD });

    expect((await login({ email: ` Ines@Example.COM `, password: PASSWORD })).json.bootstrapData.user.id).toBe(user.id);
  });

  test("does not store the session's token, which has 256 bits", async () => {
    const user = await createUser({ password: PASSWORD });

    const { cookies } = await login({ email: user.email, password: PASSWORD });

    const session = await db.session.findFirstOrThrow({ where: { userId: user.id } });
    expect(Buffer.from(cookies.session ?? "", "base64url")).toHaveLength(32);
    expect(Buffer.from(session.tokenHash)).toEqual(Buffer.from(hashToken(cookies.session ?? "")));
    expect(JSON.stringify(session)).not.toContain(cookies.session);
  });

  test("starts a remembered session of thirty days", async () => {
    const user = await createUser({ password: PASSWORD });

    const { setCookie } = await login({ email: user.email, password: PASSWORD, remember: true });

    expect(cookieLine(setCookie, "session")).toMatch(/; Path=\/; SameSite=Lax; Max-Age=2592000; HttpOnly$/);
    expect(cookieLine(setCookie, "signed_in")).toMatch(/^signed_in=1; .*Max-Age=2592000$/);
    expect(await secondsLeft(user.id)).toBeCloseTo(30 * DAY_SECONDS, -2);
  });

  test("starts a session that ends with the browser, or after a day, if `remember` is false", async () => {
    const user = await createUser({ password: PASSWORD });

    const { setCookie } = await login({ email: user.email, password: PASSWORD, remember: false });

    expect(cookieLine(setCookie, "session")).toMatch(/^session=[^;]+; Path=\/; SameSite=Lax; HttpOnly$/);
    expect(await secondsLeft(user.id)).toBeCloseTo(DAY_SECONDS, -2);
  });

  test("gives the same error for a wrong password, an unknown address and an account without a password", async () => {
    const user = await createUser({ password: PASSWORD });

    const wrong = await login({ email: user.email, password: "not-the-password" });
    const unknown = await login({ email: "nobody@example.com", password: PASSWORD });
    const withoutPassword = await login({ email: (await createUser()).email, password: PASSWORD });

    expect(wrong.status).toBe(422);
    expect(wrong.json.errors).toEqual({ email: ["These credentials do not match our records."] });
    expect([unknown.json, withoutPassword.json]).toEqual([wrong.json, wrong.json]);
  });

  test("takes about as long for an unknown email address as for a wrong password", async () => {
    const { email } = await createUser({ password: PASSWORD });
    const fastestSeconds = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
    await login({ email: "warm-up@example.com", password: PASSWORD });

    // The two logins alternate, so that the machine's load affects both.
    for (let round = 0; round < 9; round += 1) {
      fastestSeconds.known = Math.min(
        fastestSeconds.known,
        await measureLoginSeconds({ email, password: "not-the-password" }),
      );
      fastestSeconds.unknown = Math.min(
        fastestSeconds.unknown,
        await measureLoginSeconds({ email: "nobody@example.com", password: PASSWORD }),
      );
    }

    expect(fastestSeconds.unknown / fastestSeconds.known).toBeGreaterThan(0.5);
    expect(fastestSeconds.unknown / fastestSeconds.known).toBeLessThan(2);
  });

  test("starts no session yet if there is a second factor", async () => {
    const user = await createUser({ password: PASSWORD, twoFactorConfirmedAt: new Date() });

    const { status, json, cookies } = await login({ email: user.email, password: PASSWORD });

    expect([status, json]).toEqual([200, { status: "success", two_factor: true }]);
    expect(cookies).not.toHaveProperty("session");
    expect([await db.session.count(), await db.loginChallenge.count({ where: { userId: user.id } })]).toEqual([0, 1]);
  });

  test("refuses a user who is logged in", async () => {
    const as = await createUser({ password: PASSWORD });

    expect(await login({ email: as.email, password: PASSWORD }, { as })).toBeRefused(403, "forbidden");
  });

  test("reports a ban, but only with the right password", async () => {
    const user = await createUser({ password: PASSWORD, bannedAt: new Date() });

    expect((await login({ email: user.email, password: PASSWORD })).json.errors.email).toEqual([
      "This account is suspended.",
    ]);
    expect((await login({ email: user.email, password: "not-the-password" })).json.errors.email).toEqual([
      "These credentials do not match our records.",
    ]);
  });

  test.each([
    [{ password: "x" }, "email"],
    [{ email: "not an address", password: "x" }, "email"],
    [{ email: "a@example.com" }, "password"],
    [{ email: "a@example.com", password: "" }, "password"],
    [{ email: "a@example.com", password: "x", remember: "yes" }, "remember"],
    [{ email: "a@example.com", password: "x", admin: true }, "admin"],
  ])("reports the invalid field in %j", async (body, field) => {
    expect(await login(body)).toNameFields(field);
  });

  async function measureLoginSeconds(body: object) {
    const start = performance.now();
    await login(body);
    return (performance.now() - start) / 1000;
  }

  async function secondsLeft(userId: number) {
    const { expiresAt } = await db.session.findFirstOrThrow({ where: { userId } });
    return (expiresAt.getTime() - Date.now()) / 1000;
  }
});

describe("POST auth/logout", () => {
  test("ends the session and returns a guest's bootstrap data", async () => {
    const user = await createUser();
    const [session, otherSession] = [await createSession(user), await createSession(user)];

    const { json, headers, cookies, setCookie } = await call(LOGOUT, { session });

    expect(json.bootstrapData.user).toBeNull();
    expect(headers.get("clear-site-data")).toBe('"cache"');
    expect(cookies).toMatchObject({ session: "", signed_in: "" });
    expect(cookieLine(setCookie, "session")).toContain("Max-Age=0");
    expect((await call(BOOTSTRAP, { session })).json.data.user).toBeNull();
    expect((await call(BOOTSTRAP, { session: otherSession })).json.data.user.id).toBe(user.id);
  });

  test("refuses a guest", async () => {
    expect(await call(LOGOUT)).toBeRefused(401, "unauthenticated");
  });
});

test("a session stores the IP address and the first 500 characters of the user agent", async () => {
  const user = await createUser({ password: PASSWORD });
  const address = nextAddress();

  await login({ email: user.email, password: PASSWORD }, { address, headers: { "user-agent": "x".repeat(600) } });

  expect(await db.session.findFirst({ where: { userId: user.id } })).toMatchObject({
    ip: address,
    userAgent: "x".repeat(500),
  });
});
