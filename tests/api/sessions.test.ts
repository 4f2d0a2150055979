import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { DELETE } from "@/app/api/v1/user-sessions/[sessionId]/route";
import { POST as LOGOUT_OTHER } from "@/app/api/v1/user-sessions/logout-other/route";
import { GET } from "@/app/api/v1/user-sessions/route";
import { POST as SEND_CODE } from "@/app/auth/user/confirmation-code/route";
import { hashToken } from "@/lib/crypto/token";
import { db } from "@/lib/db/db";
import { features } from "@/lib/features/features";
import { visitorOf } from "@/lib/http/visitor";
import { sweepExpired } from "@/lib/jobs/sweep";
import { startSession } from "@/lib/sessions/live-sessions";
import type { SessionJson } from "@/lib/sessions/schema";
import { startChallenge } from "@/lib/two-factor/login-challenge";
import { type CallOptions, call, createSession } from "../support/api";
import { createAccessToken, createUser } from "../support/factories";
import { encodeMmdb, place } from "../support/mmdb";
import { refusesGuests } from "../support/refuses";
import { sendAndReadCode } from "../support/sent-mails";

const PASSWORD = "only-i-know-this";
const ANDROID =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

const folder = mkdtempSync(path.join(os.tmpdir(), "plinth-places-"));
process.env.GEOIP_DB_PATH = path.join(folder, "places.mmdb");
writeFileSync(process.env.GEOIP_DB_PATH, encodeMmdb({ "192.0.2.0/24": place("FR", { en: "Lyon" }) }));
afterAll(() => rmSync(folder, { recursive: true }));

type User = { id: number };

async function logIn(user: User, { userAgent = "", ip = "198.51.100.7", remember = true } = {}) {
  const request = new Request("http://localhost:3000", { headers: { "x-forwarded-for": ip, "user-agent": userAgent } });
  return startSession(db, { visitor: visitorOf(request), userId: user.id, remember });
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

async function list(options: CallOptions): Promise<SessionJson[]> {
  const { status, json } = await call(GET, options);
  expect([status, json.status]).toEqual([200, "success"]);
  return json.sessions;
}

describe("GET user-sessions", () => {
  refusesGuests((options) => call(GET, options));

  test("shows the device, place and last activity of each session", async () => {
    const user = await createUser();
    const { id, token } = await logIn(user, { userAgent: ANDROID, ip: "192.0.2.14" });
    const { token: current } = await logIn(user);
    await db.session.update({ where: { id }, data: { lastActiveAt: new Date("2026-11-21T10:00:00.000Z") } });
    const [, phone] = await list({ session: current });

    expect([phone, (await list({ session: token }))[0]?.is_current_device]).toEqual([
      {
        id: String(id),
        device_type: "mobile",
        platform: "Android",
        browser: "Chrome",
        city: "Lyon",
        country: "France",
        ip_address: "192.0.2.14",
        token: false,
        token_name: null,
        last_active: "2026-11-21T10:00:00.000Z",
        is_current_device: false,
      },
      true,
    ]);
  });

  test("names the country in the user's language", async () => {
    const user = await createUser({ language: "de" });
    const { token } = await logIn(user, { ip: "192.0.2.14" });

    expect((await list({ session: token }))[0]?.country).toBe("Frankreich");
  });

  test("sorts by last activity, with the current session first", async () => {
    const user = await createUser();
    const [older, current, newer] = [await logIn(user), await logIn(user), await logIn(user)];
    await db.session.update({ where: { id: older.id }, data: { lastActiveAt: minutesAgo(50) } });
    await db.session.update({ where: { id: current.id }, data: { lastActiveAt: minutesAgo(0.5) } });

    const sessions = await list({ session: current.token });

    expect(sessions.map(({ id, is_current_device }) => [Number(id), is_current_device])).toEqual([
      [current.id, true],
      [newer.id, false],
      [older.id, false],
    ]);
  });

  test("shows neither other users' sessions nor sessions that have ended", async () => {
    const user = await createUser();
    await logIn(await createUser());
    const [expired, idle] = [await logIn(user), await logIn(user, { remember: false })];
    await db.session.update({ where: { id: expired.id }, data: { expiresAt: minutesAgo(1) } });
    await db.session.update({ where: { id: idle.id }, data: { lastActiveAt: minutesAgo(121) } });
    const { id, token } = await logIn(user);

    expect((await list({ session: token })).map((session) => session.id)).toEqual([String(id)]);
  });

  test("shows where a session is used now, not where it started", async () => {
    const user = await createUser();
    const { id, token } = await logIn(user);
    await db.session.update({ where: { id }, data: { lastActiveAt: minutesAgo(5) } });
    await list({ session: token, address: "192.0.2.99", headers: { "user-agent": ANDROID } });

    expect((await list({ session: token }))[0]).toMatchObject({
      ip_address: "192.0.2.99",
      city: "Lyon",
      platform: "Android",
    });
  });

  test("includes the programs that have used an API token", async () => {
    const user = await createUser();
    const bearer = await createAccessToken({ user });
    await createAccessToken({ user });

    const [session] = await list({ bearer, address: "192.0.2.20", headers: { "user-agent": "curl/8.1.2" } });

    const { id, name } = await db.accessToken.findFirstOrThrow({ where: { lastUsedAt: { not: null } } });
    expect(session).toEqual({
      id: `token-${id}`,
      device_type: "desktop",
      platform: null,
      browser: "curl",
      city: "Lyon",
      country: "France",
      ip_address: "192.0.2.20",
      token: true,
      token_name: name,
      last_active: expect.any(String),
      is_current_device: true,
    });
    expect(await list({ as: user })).toMatchObject([{ token: false }, { id: `token-${id}`, is_current_device: false }]);
  });

  test("leaves out a token that has expired", async () => {
    const user = await createUser();
    await list({ bearer: await createAccessToken({ user }) });
    await db.accessToken.updateMany({ data: { expiresAt: minutesAgo(1) } });

    expect((await list({ as: user })).filter(({ token }) => token)).toEqual([]);
  });
});

describe("an API token's last use", () => {
  test("is written at most once a minute", async () => {
    const user = await createUser();
    const bearer = await createAccessToken({ user });
    await list({ bearer, address: "192.0.2.20" });
    const { lastUsedAt } = await db.accessToken.findFirstOrThrow();
    await list({ bearer, address: "192.0.2.21" });

    expect(await db.accessToken.findFirst()).toMatchObject({ lastUsedAt, lastIp: "192.0.2.20" });
    await db.accessToken.updateMany({ data: { lastUsedAt: minutesAgo(2) } });
    await Promise.all(Array.from({ length: 8 }, () => list({ bearer, address: "192.0.2.22" })));

    const after = await db.accessToken.findFirstOrThrow();
    expect(after.lastIp).toBe("192.0.2.22");
    expect(after.lastUsedAt?.getTime()).toBeGreaterThan(minutesAgo(1).getTime());
  });
});

describe("DELETE user-sessions/{id}", () => {
  const end = (sessionId: string | number, options: CallOptions) => call(DELETE, { params: { sessionId }, ...options });

  refusesGuests((options) => end(1, options));

  test("logs the device out at its next request", async () => {
    const user = await createUser();
    const other = await logIn(user);
    await list({ session: other.token });

    const { status, json } = await end(other.id, { as: user });

    expect([status, json]).toEqual([200, { status: "success" }]);
    expect(await call(GET, { session: other.token })).toBeRefused(401, "unauthenticated");
  });

  test("revokes an API token", async () => {
    const user = await createUser();
    const bearer = await createAccessToken({ user });
    const [session] = await list({ bearer });

    expect((await end(session?.id ?? "", { as: user })).status).toBe(200);

    expect(await call(GET, { bearer })).toBeRefused(401, "unauthenticated");
  });

  test("records in the security log that an API token was deleted", async () => {
    const user = await createUser();
    const [session] = await list({ bearer: await createAccessToken({ user }) });

    await end(session?.id ?? "", { as: user });

    expect(await db.securityEvent.findMany({ where: { type: "token_deleted" } })).toMatchObject([
      { userId: user.id, details: { token: session?.token_name } },
    ]);
  });

  test("is 404 for another user's session", async () => {
    const stranger = await createUser();
    const strangersSession = await logIn(stranger);
    await list({ bearer: await createAccessToken({ user: stranger }) });
    const { id: tokenId } = await db.accessToken.findFirstOrThrow();
    const as = await createUser();

    expect(await end(strangersSession.id, { as })).toBeRefused(404, "not_found");
    expect(await end(`token-${tokenId}`, { as })).toBeRefused(404, "not_found");
    expect(await list({ session: strangersSession.token })).toHaveLength(2);
  });

  test.each(["0", "abc", "token-", "token-0", "-1", "99999999999", "2147483648"])(
    "is 404 for the id %j",
    async (id) => {
      expect(await end(id, { as: await createUser() })).toBeRefused(404, "not_found");
    },
  );

  test("refuses an API token", async () => {
    const user = await createUser();
    const { id } = await logIn(user);

    expect(await end(id, { bearer: await createAccessToken({ user }) })).toBeRefused(403, "forbidden");
  });
});

describe("POST user-sessions/logout-other", () => {
  const logOut = (options: CallOptions) => call(LOGOUT_OTHER, options);

  refusesGuests((options) => logOut({ ...options, body: { password: PASSWORD } }));

  test("ends every session but the current one, with effect from the next request of each", async () => {
    const user = await createUser({ password: PASSWORD });
    const strangersSession = await createSession(await createUser());
    const [current, second, third] = [await createSession(user), await createSession(user), await createSession(user)];

    const { status, json } = await logOut({ session: current, body: { password: PASSWORD } });

    expect([status, json]).toEqual([200, { status: "success" }]);
    for (const session of [second, third]) expect(await call(GET, { session })).toBeRefused(401, "unauthenticated");
    expect(await list({ session: current })).toHaveLength(1);
    expect(await list({ session: strangersSession })).toHaveLength(1);
  });

  test("ends logins that wait for their second factor", async () => {
    const user = await createUser({ password: PASSWORD });
    await startChallenge(db, user.id, true);

    await logOut({ as: user, body: { password: PASSWORD } });

    expect(await db.loginChallenge.count()).toBe(0);
  });

  test("keeps API tokens", async () => {
    const user = await createUser({ password: PASSWORD });
    const bearer = await createAccessToken({ user });

    await logOut({ as: user, body: { password: PASSWORD } });

    expect((await call(GET, { bearer })).status).toBe(200);
  });

  test("always needs the password, even after a recent confirmation", async () => {
    const user = await createUser({ password: PASSWORD });
    const [current, other] = [await createSession(user), await createSession(user)];
    await db.session.updateMany({ data: { passwordConfirmedAt: new Date() } });

    expect(await logOut({ session: current, body: {} })).toNameFields("password");
    expect(await logOut({ session: current, body: { password: "not-the-password" } })).toNameFields("password");
    expect(await list({ session: other })).toHaveLength(2);
  });

  test("accepts the emailed code once from a user without a password", async () => {
    const user = await createUser();
    const [current, other] = [await createSession(user), await createSession(user)];
    await call(SEND_CODE, { session: current });
    const code = await sendAndReadCode(user.email);

    expect(await logOut({ session: current, body: {} })).toNameFields("code");
    expect((await logOut({ session: current, body: { code } })).status).toBe(200);
    expect(await call(GET, { session: other })).toBeRefused(401, "unauthenticated");
    expect(await logOut({ session: current, body: { code } })).toNameFields("code");
  });

  test("refuses an API token", async () => {
    const user = await createUser({ password: PASSWORD });

    const response = await logOut({ bearer: await createAccessToken({ user }), body: { password: PASSWORD } });

    expect(response).toBeRefused(403, "forbidden");
  });

  test("reports an unknown field", async () => {
    const as = await createUser({ password: PASSWORD });

    expect(await logOut({ as, body: { password: PASSWORD, all: true } })).toNameFields("all");
  });
});

test("the sweep removes expired and idle sessions, and keeps the live ones", async () => {
  const user = await createUser();
  const [expired, idle] = [await logIn(user), await logIn(user, { remember: false })];
  await db.session.update({ where: { id: expired.id }, data: { expiresAt: minutesAgo(1) } });
  await db.session.update({ where: { id: idle.id }, data: { lastActiveAt: minutesAgo(121) } });
  const live = [await logIn(user), await logIn(user, { remember: false })];
  await db.session.updateMany({ where: { remember: true }, data: { lastActiveAt: minutesAgo(121) } });

  await sweepExpired(undefined, { features });

  const remaining = await db.session.findMany({ orderBy: { id: "asc" } });
  expect(remaining.map(({ id }) => id)).toEqual(live.map(({ id }) => id));
});

describe("the number of sessions", () => {
  test("is at most fifty: the least recently used session ends", async () => {
    const user = await createUser();
    const tokens: string[] = [];
    for (let count = 0; count < 50; count += 1) tokens.push((await logIn(user)).token);
    const [first = "", second = ""] = tokens;
    await db.session.update({
      where: { tokenHash: hashToken(second) },
      data: { lastActiveAt: minutesAgo(60) },
    });

    const { token } = await logIn(user);

    expect(await db.session.count({ where: { userId: user.id } })).toBe(50);
    expect(await call(GET, { session: second })).toBeRefused(401, "unauthenticated");
    expect(await list({ session: first })).toHaveLength(50);
    expect(await list({ session: token })).toHaveLength(50);
  });

  test("does not include other users' sessions", async () => {
    const [user, other] = [await createUser(), await createUser()];
    await logIn(other);
    for (let count = 0; count < 50; count += 1) await logIn(user);

    expect(await db.session.count({ where: { userId: other.id } })).toBe(1);
    expect(await db.session.count({ where: { userId: user.id } })).toBe(50);
  });
});
