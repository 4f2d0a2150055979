import { readFileSync } from "node:fs";
import http from "node:http";
import pg from "pg";
import { hashToken, newToken } from "@/lib/crypto/token";
import { sessionCookieName } from "@/lib/http/session-cookie";
import type { AppProcess } from "../../support/app-process";
import { EventStream } from "../../support/event-stream";
import { HttpClient } from "../../support/http-client";
import { ADMIN, startTwoInstances, type TwoInstances } from "../../support/two-instances";
import { until } from "../../support/until";

jest.setTimeout(300_000);

const STREAM = "/api/v1/notifications/stream";
let instances: TwoInstances;
let first: AppProcess;
let second: AppProcess;

beforeAll(async () => {
  instances = await startTwoInstances();
  ({ first, second } = instances);
}, 120_000);

afterAll(() => instances?.stop(), 60_000);

async function logIn({ origin }: AppProcess, address: string) {
  const client = new HttpClient(origin, address);
  expect((await client.logIn(ADMIN.email, ADMIN.password)).status).toBe(200);
  return client;
}

/** Creates an API token, which causes a notice for the logged-in user. */
async function createToken(client: HttpClient, tokenName: string) {
  await client.send("POST", "/auth/user/confirm-password", { password: ADMIN.password });
  const { status } = await client.send("POST", "/api/v1/access-tokens", { tokenName });
  expect(status).toBe(201);
}

test("a notice created on one instance arrives in a stream of the other instance within a second", async () => {
  const client = await logIn(first, "10.0.0.1");
  const stream = new EventStream(await client.at(second.origin).open(STREAM));
  await until(() => stream.events.length, { timeoutMs: 5000 });
  for (const name of ["One", "Two", "Three"]) {
    const before = stream.of("notification").length;

    await createToken(client, name);

    await until(() => stream.of("notification").length > before, { what: `${name} arrives`, timeoutMs: 1000 });
    expect(JSON.stringify(stream.of("notification").at(-1)?.data)).toContain(name);
  }
  await stream.close();
});

test("an instance with an open stream stops without waiting for it", async () => {
  const third = await instances.startAnother();
  const client = await logIn(first, "10.0.0.2");
  const stream = new EventStream(await client.at(third.origin).open(STREAM));
  await until(() => stream.events.length, { timeoutMs: 5000 });
  const startedAt = performance.now();

  await third.stop();

  expect(performance.now() - startedAt).toBeLessThan(5000);
  await until(() => stream.isOver, { timeoutMs: 1000 });
});

/** Creates users with a session each. Returns the users' ids and the sessions' tokens. */
async function createSessions(client: pg.Client, count: number) {
  const tokens = Array.from({ length: count }, () => newToken());
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO "User" (email, "emailVerifiedAt", "updatedAt")
     SELECT 'streams-' || n || '@example.com', now(), now() FROM generate_series(1, $1::int) n RETURNING id`,
    [count],
  );
  await client.query(
    `INSERT INTO "Session" ("tokenHash", "userId", remember, ip, "userAgent", "expiresAt")
     SELECT *, true, '10.1.0.1', 'Firefox', now() + interval '1 hour' FROM unnest($1::bytea[], $2::int[])`,
    [tokens.map((token) => Buffer.from(hashToken(token))), rows.map(({ id }) => id)],
  );
  return rows.map(({ id }, index) => ({ id, token: tokens[index] as string }));
}

/** Opens a stream that needs little memory in this process. `text` returns what has arrived. */
function openRawStream({ origin }: AppProcess, token: string, address: string) {
  let text = "";
  const headers = { cookie: `${sessionCookieName()}=${token}`, "x-forwarded-for": address };
  const request = http.get(origin + STREAM, { agent: false, headers }, (response) => {
    response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
  });
  request.on("error", () => undefined);
  return { text: () => text, close: () => request.destroy() };
}

function residentBytes({ child }: AppProcess): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) * 1024;
}

test("a thousand open streams take less than 100 MB, and each delivers a new notice", async () => {
  const client = new pg.Client({ connectionString: instances.databaseUrl });
  await client.connect();
  const users = await createSessions(client, 100);
  const bytesBefore = residentBytes(second);
  const streams = users.flatMap(({ token }, index) =>
    Array.from({ length: 10 }, () => openRawStream(second, token, `10.2.0.${index}`)),
  );
  await until(() => streams.every(({ text }) => text().includes('{"unreadCount":0}')), { timeoutMs: 60_000 });

  const growthBytes = residentBytes(second) - bytesBefore;
  const ids = users.map(({ id }) => id);
  await client.query(
    `INSERT INTO "Notification" ("userId", type, data) SELECT id, 'tests.happened', '{"lines": [{"text": "Hello"}]}' FROM unnest($1::int[]) id`,
    [ids],
  );
  const startedAt = performance.now();
  await client.query("SELECT pg_notify('plinth', $1)", [JSON.stringify({ type: "notified", users: ids })]);
  await until(() => streams.every(({ text }) => text().includes("event: notification")), { timeoutMs: 30_000 });

  const seconds = (performance.now() - startedAt) / 1000;
  process.stdout.write(
    `1,000 streams: ${Math.round(growthBytes / 1e6)} MB, a notice to all in ${seconds.toFixed(2)} s\n`,
  );
  expect(growthBytes).toBeLessThan(100e6);
  for (const { close } of streams) close();
  await client.end();
});
