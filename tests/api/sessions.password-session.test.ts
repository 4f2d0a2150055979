import { hashToken, newToken } from "@/lib/crypto/token";
import { db } from "@/lib/db/db";
import { addPoint } from "@/lib/http/rate-limit";
import { type Visitor, visitorOf } from "@/lib/http/visitor";
import { LOGIN_FAILURES } from "@/lib/password-confirmation/login-failures";
import { findSession } from "@/lib/sessions/find-session";
import { startPasswordSession } from "@/lib/sessions/password-session";
import { createRole, createUser } from "../support/factories";

const DAY_MS = 86_400_000;
const device = newToken();
const visitor: Visitor = visitorOf(
  new Request("http://plinth.test", { headers: { cookie: `device=${device}`, "user-agent": "Firefox" } }),
);

type Columns = Parameters<typeof createUser>[0];

/** Creates a user who has a password and has already logged in with the browser of `visitor`. */
async function createKnownUser(columns: Columns = {}) {
  const { id } = await createUser({ password: "only-i-know-this", ...columns });
  await db.knownDevice.create({ data: { userId: id, hash: hashToken(device), lastSeenAt: new Date(0) } });
  return db.user.findUniqueOrThrow({ where: { id }, select: { id: true, email: true, passwordHash: true } });
}

type KnownUser = { id: number; email: string; passwordHash: string | null };

const countedKeyOf = ({ email }: KnownUser) => `known-device|${email}`;
const start = (user: KnownUser, remember = false) =>
  startPasswordSession({ visitor, user, remember, countedKey: countedKeyOf(user) });

test("a login starts a session, is recorded, and updates the time when the browser was last seen", async () => {
  const user = await createKnownUser();

  const result = await start(user);

  expect(result?.session).toMatchObject({ device, maxAge: undefined });
  const session = await db.session.findUniqueOrThrow({ where: { id: result?.session.id ?? 0 } });
  expect(session).toMatchObject({ remember: false, userAgent: "Firefox", ip: visitor.address });
  expect(session.expiresAt.getTime() - Date.now()).toBeCloseTo(DAY_MS, -4);
  const events = await db.securityEvent.findMany({ where: { userId: user.id } });
  expect(events).toMatchObject([{ type: "login", userAgent: "Firefox", details: {} }]);
  const { lastSeenAt } = await db.knownDevice.findFirstOrThrow({ where: { userId: user.id } });
  expect(Date.now() - lastSeenAt.getTime()).toBeLessThan(60_000);
});

test("a login returns the account and session that a later request with the new token finds", async () => {
  const user = await createKnownUser({ roles: [(await createRole()).id], firstName: "Ines" });

  const result = await start(user, true);

  const expected = await findSession(result?.session.token ?? "");
  expect(expected).toMatchObject({ account: { id: user.id, firstName: "Ines" }, session: { remember: true } });
  expect(result?.found).toEqual(expected);
});

test("a login clears the failures counted under `countedKey`, and no others", async () => {
  const user = await createKnownUser();
  const keys = [countedKeyOf(user), user.email];
  for (const key of keys) await addPoint(LOGIN_FAILURES, key);

  await start(user);

  const rows = await db.$queryRaw<{ key: string }[]>`
    SELECT key FROM rate_limits WHERE key = ANY(${keys.map((key) => `${LOGIN_FAILURES.name}:${key}`)})`;
  expect(rows).toEqual([{ key: `${LOGIN_FAILURES.name}:${user.email}` }]);
});

test("a remembered session lasts thirty days", async () => {
  const result = await start(await createKnownUser(), true);

  expect(result?.session.maxAge).toBe(30 * 86_400);
  const { expiresAt, remember } = await db.session.findUniqueOrThrow({ where: { id: result?.session.id ?? 0 } });
  expect(remember).toBe(true);
  expect(expiresAt.getTime() - Date.now()).toBeCloseTo(30 * DAY_MS, -4);
});

describe("startPasswordSession starts no session", () => {
  async function expectNoSession(user: KnownUser) {
    expect(await start(user)).toBeNull();
    expect(await db.session.count({ where: { userId: user.id, impersonatedId: null } })).toBe(0);
    expect(await db.securityEvent.count({ where: { userId: user.id } })).toBe(0);
  }

  test("if the password has changed since it was checked", async () => {
    const user = await createKnownUser();
    await db.user.update({ where: { id: user.id }, data: { passwordHash: "another" } });

    await expectNoSession(user);
  });

  test("if the account has a second factor", async () => {
    const user = await createKnownUser();
    await db.user.update({ where: { id: user.id }, data: { twoFactorConfirmedAt: new Date() } });

    await expectNoSession(user);
  });

  test("for a banned user", async () => {
    const user = await createKnownUser();
    await db.user.update({ where: { id: user.id }, data: { bannedAt: new Date() } });

    await expectNoSession(user);
  });

  test("for a demo account, which is shared", async () => {
    const user = await createKnownUser();
    await db.user.update({ where: { id: user.id }, data: { isDemo: true } });

    await expectNoSession(user);
  });

  test("for a user without a password", async () => {
    await expectNoSession({ ...(await createKnownUser()), passwordHash: null });
  });

  test("while one of the user's sessions acts as somebody else", async () => {
    const user = await createKnownUser();
    const other = await createUser();
    await db.session.create({
      data: {
        userId: user.id,
        impersonatedId: other.id,
        impersonatedUntil: new Date(Date.now() + DAY_MS),
        remember: false,
        tokenHash: hashToken(newToken()),
        ip: "",
        userAgent: "",
        expiresAt: new Date(Date.now() + DAY_MS),
      },
    });

    await expectNoSession(user);
  });
});

test("a login beyond fifty sessions ends the user's least recently used session, and no other user's", async () => {
  const user = await createKnownUser();
  const other = await createUser();
  // The user agent identifies the session in the assertion below.
  const row = (userId: number, ageSeconds: number) => ({
    userId,
    remember: true,
    tokenHash: hashToken(newToken()),
    ip: "",
    userAgent: String(ageSeconds),
    lastActiveAt: new Date(Date.now() - ageSeconds * 1000),
    expiresAt: new Date(Date.now() + DAY_MS),
  });
  await db.session.createMany({ data: Array.from({ length: 50 }, (_, index) => row(user.id, index + 1)) });
  await db.session.create({ data: row(other.id, 1000) });

  await start(user);

  const sessions = await db.session.findMany({ where: { userId: user.id } });
  expect(sessions).toHaveLength(50);
  expect(sessions.some(({ userAgent }) => userAgent === "50")).toBe(false);
  expect(await db.session.count({ where: { userId: other.id } })).toBe(1);
});

test("a login during a password change leaves no session that was started with the old password", async () => {
  for (let round = 0; round < 10; round += 1) {
    const user = await createKnownUser();
    const change = db.$transaction(async (tx) => {
      await tx.user.update({ where: { id: user.id }, data: { passwordHash: "another" } });
      await tx.session.deleteMany({ where: { userId: user.id } });
    });
    await Promise.all([change, start(user)]);

    expect(await db.session.count({ where: { userId: user.id } })).toBe(0);
  }
});
