import { DELETE as DELETE_TOKEN } from "@/app/api/v1/access-tokens/[tokenId]/route";
import { POST as CREATE_TOKEN } from "@/app/api/v1/access-tokens/route";
import { GET } from "@/app/api/v1/security-events/route";
import { PUT as UPDATE_USER } from "@/app/api/v1/users/[userId]/route";
import { POST as LOGIN } from "@/app/auth/login/route";
import { POST as ANSWER } from "@/app/auth/two-factor-challenge/route";
import { POST as CONFIRM } from "@/app/auth/user/confirm-password/route";
import { PUT as CHANGE_PASSWORD } from "@/app/auth/user/password/route";
import { db } from "@/lib/db/db";
import { features } from "@/lib/features/features";
import { sweepExpired } from "@/lib/jobs/sweep";
import type { SecurityEventJson } from "@/lib/security-events/schema";
import { call, createSession } from "../support/api";
import { startConfirmedSession } from "../support/confirmed-session";
import { createAdmin, createUser } from "../support/factories";
import { refusesGuests } from "../support/refuses";
import { codeOf, createTwoFactorUser, wrongCodeOf } from "../support/two-factor";

const PASSWORD = "only-i-know-this";
const ANDROID =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

async function listEvents(session: string, query = {}): Promise<SecurityEventJson[]> {
  const { status, json } = await call(GET, { session, query });
  expect([status, json.status]).toEqual([200, "success"]);
  return json.pagination.data;
}

/** The types of the user's events, the newest first, without the login of the session that lists them. */
async function typesOf(user: { id: number }): Promise<string[]> {
  const session = await createSession(user);
  return (await listEvents(session)).slice(1).map(({ type }) => type);
}

const logIn = (email: string, password: string) => call(LOGIN, { body: { email, password } });

describe("GET security-events", () => {
  refusesGuests((options) => call(GET, options));

  test("shows where a login came from", async () => {
    const { email } = await createUser({ password: PASSWORD });
    const body = { email, password: PASSWORD };
    const headers = { "user-agent": ANDROID };
    const { cookies } = await call(LOGIN, { body, headers, address: "198.51.100.7" });

    expect(await listEvents(cookies.session as string)).toMatchObject([
      { type: "login", ip_address: "198.51.100.7", device_type: "mobile", browser: "Chrome", by_admin: false },
    ]);
  });

  test("shows only the caller's events", async () => {
    const [user, other] = [await createUser(), await createUser()];
    await createSession(other);

    expect(await typesOf(user)).toEqual([]);
  });

  test("returns pages of fifteen, the newest first", async () => {
    const user = await createUser();
    const columns = { userId: user.id, ip: "", userAgent: "" };
    await db.securityEvent.createMany({
      data: Array.from({ length: 16 }, () => ({ ...columns, type: "login_failed" })),
    });
    const session = await createSession(user);

    const [first, second] = [await listEvents(session), await listEvents(session, { page: 2 })];

    expect([first.length, first[0]?.type, second.length]).toEqual([15, "login", 2]);
  });

  test("names the invalid field", async () => {
    expect(await call(GET, { as: await createUser(), query: { perPage: 101 } })).toNameFields("perPage");
  });

  test("shows no events of a shared demo account", async () => {
    const user = await createUser();
    await db.user.update({ where: { id: user.id }, data: { isDemo: true } });

    expect(await listEvents(await createSession(user))).toEqual([]);
  });
});

describe("the security log records", () => {
  test("a failed login", async () => {
    const user = await createUser({ password: PASSWORD });
    await logIn(user.email, "something-else");

    expect(await typesOf(user)).toEqual(["login_failed"]);
  });

  test("a failed login to an account that does not exist, without a user", async () => {
    await logIn("nobody@example.com", "something-else");

    expect(await db.securityEvent.findMany({ select: { userId: true, type: true } })).toEqual([
      { userId: null, type: "login_failed" },
    ]);
  });

  test("a wrong code, and the login after a correct code", async () => {
    const { user, secret } = await createTwoFactorUser({ password: PASSWORD });
    const { cookies } = await logIn(user.email, PASSWORD);
    await call(ANSWER, { cookies, body: { code: await wrongCodeOf(secret) } });
    await call(ANSWER, { cookies, body: { code: await codeOf(secret) } });

    expect(await typesOf(user)).toEqual(["login", "two_factor_failed"]);
  });

  test("the use of a recovery code", async () => {
    const { user, recoveryCodes } = await createTwoFactorUser({ password: PASSWORD });
    const { cookies } = await logIn(user.email, PASSWORD);
    await call(ANSWER, { cookies, body: { recovery_code: recoveryCodes[0] } });

    expect(await typesOf(user)).toEqual(["login", "recovery_code_used"]);
  });

  test("a password change, and a wrong password in a session", async () => {
    const user = await createUser({ password: PASSWORD });
    const session = await createSession(user);
    await call(CONFIRM, { session, body: { password: "something-else" } });
    const passwords = { password: "another-secret-one", password_confirmation: "another-secret-one" };
    await call(CHANGE_PASSWORD, { session, body: { current_password: PASSWORD, ...passwords } });

    expect(await typesOf(user)).toEqual(["password_changed", "confirmation_failed", "login"]);
  });

  test("a new API token and its deletion, with the token's name", async () => {
    const user = await createAdmin();
    const session = await startConfirmedSession(user);
    const { json } = await call(CREATE_TOKEN, { session, body: { tokenName: "backup" } });
    await call(DELETE_TOKEN, { session, params: { tokenId: json.token.id } });

    expect(await listEvents(session)).toMatchObject([
      { type: "token_deleted", token_name: "backup" },
      { type: "token_created", token_name: "backup" },
      { type: "login", token_name: null },
    ]);
  });

  test("a change by an admin, without the admin's IP address", async () => {
    const user = await createUser({ password: PASSWORD });
    const session = await startConfirmedSession(await createAdmin());
    await call(UPDATE_USER, { session, params: { userId: user.id }, body: { password: "another-secret-one" } });

    const [, event] = await listEvents(await createSession(user));

    expect(event).toMatchObject({ type: "password_changed", by_admin: true, ip_address: null });
  });
});

test("events are removed after half a year", async () => {
  const user = await createUser();
  const columns = { userId: user.id, ip: "", userAgent: "" };
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  await db.securityEvent.createMany({
    data: [
      { ...columns, type: "password_changed", createdAt: daysAgo(181) },
      { ...columns, type: "login_failed", createdAt: daysAgo(179) },
    ],
  });

  await sweepExpired(undefined, { features });

  expect(await typesOf(user)).toEqual(["login_failed"]);
});

test("only the latest hundred thousand failed logins are kept", async () => {
  const { id } = await createUser();
  await db.$executeRaw`
    INSERT INTO "SecurityEvent" ("userId", type, ip, "userAgent") SELECT ${id}, 'login_failed', '', '' FROM generate_series(1, 100010)`;
  await createSession({ id });
  const oldest = await db.securityEvent.findMany({ orderBy: { id: "asc" }, take: 10, select: { id: true } });

  await sweepExpired(undefined, { features });

  expect(await db.securityEvent.count({ where: { id: { in: oldest.map((event) => event.id) } } })).toBe(0);
  expect(await db.securityEvent.groupBy({ by: ["type"], _count: true, orderBy: { type: "asc" } })).toEqual([
    { type: "login", _count: 1 },
    { type: "login_failed", _count: 100_000 },
  ]);
});
