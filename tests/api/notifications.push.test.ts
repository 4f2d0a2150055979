import { verify } from "node:crypto";
import { DELETE, GET, POST } from "@/app/api/v1/notifications/push-subscriptions/route";
import { db } from "@/lib/db/db";
import { enqueue } from "@/lib/jobs/enqueue";
import { pushNotices } from "@/lib/notifications/push";
import { ensurePushKeys } from "@/lib/notifications/push-keys";
import { endSessions } from "@/lib/sessions/live-sessions";
import { call } from "../support/api";
import { runDueJobs } from "../support/due-jobs";
import { createUser, unique } from "../support/factories";
import { createReader, sendNotices, type TestReader, testNotice } from "../support/notices";
import { acceptMessages, createPushBrowser, publicKeyOf } from "../support/push-browser";
import { refusesGuests } from "../support/refuses";
import { withPublicServer } from "../support/safe-fetch";

const service = withPublicServer();

const newEndpoint = () => `https://push.example/${unique("browser")}`;
const { keys } = createPushBrowser();
const save = ({ session }: TestReader, endpoint: string) => call(POST, { session, body: { endpoint, keys } });

describe("GET notifications/push-subscriptions", () => {
  refusesGuests((options) => call(GET, options));

  test("returns the public key, which is generated once and stored with an encrypted private key", async () => {
    await db.pushKey.deleteMany();

    const keyPairs = await Promise.all(Array.from({ length: 5 }, () => ensurePushKeys()));
    const { json } = await call(GET, { as: await createUser() });

    expect(new Set(keyPairs.map(({ privateKey }) => privateKey)).size).toBe(1);
    expect(json.public_key).toBe(keyPairs[0]?.publicKey);
    const row = await db.pushKey.findUniqueOrThrow({ where: { id: 1 } });
    expect(row.privateKey).not.toContain(keyPairs[0]?.privateKey);
  });
});

describe("POST notifications/push-subscriptions", () => {
  refusesGuests((options) => call(POST, { ...options, body: { endpoint: newEndpoint(), keys } }));

  test("stores a browser until its session ends", async () => {
    const reader = await createReader();
    const endpoint = newEndpoint();

    expect((await save(reader, endpoint)).status).toBe(201);
    expect((await save(reader, endpoint)).status).toBe(201);

    expect(await db.pushSubscription.count({ where: { userId: reader.id } })).toBe(1);
    await endSessions(db, reader.id);
    expect(await db.pushSubscription.count({ where: { userId: reader.id } })).toBe(0);
  });

  test("assigns a browser to the user who stored it last", async () => {
    const [first, second] = [await createReader(), await createReader()];
    const endpoint = newEndpoint();
    await save(first, endpoint);

    await save(second, endpoint);

    expect(await db.pushSubscription.findMany({ where: { endpoint }, select: { userId: true } })).toEqual([
      { userId: second.id },
    ]);
  });

  test("keeps the twenty newest browsers of a user", async () => {
    const reader = await createReader();
    const endpoints = Array.from({ length: 21 }, newEndpoint);

    for (const endpoint of endpoints) await save(reader, endpoint);

    const rows = await db.pushSubscription.findMany({ where: { userId: reader.id }, orderBy: { id: "asc" } });
    expect(rows.map(({ endpoint }) => endpoint)).toEqual(endpoints.slice(1));
  });

  test("keeps a browser that is registered again, even if it was first registered before all others", async () => {
    const [reader, other] = [await createReader(), await createReader()];
    const endpoint = newEndpoint();
    await save(other, endpoint);
    for (let count = 0; count < 20; count++) await save(reader, newEndpoint());

    await save(reader, endpoint);

    expect(await db.pushSubscription.findMany({ where: { endpoint } })).toMatchObject([{ userId: reader.id }]);
    expect(await db.pushSubscription.count({ where: { userId: reader.id } })).toBe(20);
  });

  test.each([
    ["http://push.example/x"],
    ["https://127.0.0.1/x"],
    ["https://[::1]/x"],
    ["https://169.254.169.254/x"],
    ["https://localhost/x"],
    ["https://metadata.internal/x"],
    ["https://push.example:8443/x"],
    ["https://a:b@push.example/x"],
    ["not an address"],
  ])("refuses the endpoint %s", async (endpoint) => {
    expect(await save(await createReader(), endpoint)).toNameFields("endpoint");
  });
});

describe("DELETE notifications/push-subscriptions", () => {
  const remove = ({ session }: TestReader, endpoint: string) => call(DELETE, { session, body: { endpoint } });

  refusesGuests((options) => call(DELETE, { ...options, body: { endpoint: newEndpoint() } }));

  test("forgets the user's own browser, but not another user's", async () => {
    const [reader, other] = [await createReader(), await createReader()];
    const endpoint = newEndpoint();
    await save(reader, endpoint);

    await remove(other, endpoint);
    expect(await db.pushSubscription.count({ where: { endpoint } })).toBe(1);

    await remove(reader, endpoint);
    expect(await db.pushSubscription.count({ where: { endpoint } })).toBe(0);
  });
});

/** Creates a user with a browser that uses the fake push service, and sends the user a notice for each name. */
async function createReaderWithBrowser(names: readonly string[]) {
  const reader = await createReader({ language: "de" });
  const browser = createPushBrowser();
  const session = await db.session.findFirstOrThrow({ where: { userId: reader.id } });
  const endpoint = `http://pictures.example:${service.port}/${unique("browser")}`;
  const { id: subscription } = await db.pushSubscription.create({
    data: { userId: reader.id, sessionId: session.id, endpoint, ...browser.keys },
  });
  await db.notificationPreference.create({
    data: { userId: reader.id, kind: testNotice.id, database: true, mail: false, browser: true },
  });
  return { reader, browser, subscription, notices: await sendNotices(reader, names) };
}

describe("the task push-notices", () => {
  test("sends a notice that only the browser can read", async () => {
    const { browser, subscription, notices } = await createReaderWithBrowser(["Ines"]);
    const received = acceptMessages(service);

    await pushNotices({ subscription, notices }, service.network);

    const [message] = received;
    expect(browser.decrypt(message?.body as Buffer)).toEqual({
      title: "Ines hat Bern veröffentlicht",
      body: "",
      url: "/dashboard/files",
      tag: `notice-${notices[0]}`,
    });
    expect(message?.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400" });
  });

  test("signs a message with the key that the message names (RFC 8292)", async () => {
    const { subscription, notices } = await createReaderWithBrowser(["Ines"]);
    const received = acceptMessages(service);

    await pushNotices({ subscription, notices }, service.network);

    const [, token = "", publicKey = ""] =
      /^vapid t=(\S+), k=(\S+)$/.exec(String(received[0]?.headers.authorization)) ?? [];
    expect(publicKey).toBe((await ensurePushKeys()).publicKey);
    const [header = "", payload = "", signature = ""] = token.split(".");
    const key = { key: publicKeyOf(publicKey), dsaEncoding: "ieee-p1363" } as const;
    expect(verify("sha256", Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, "base64url"))).toBe(true);
  });

  test("sends several notices as one message", async () => {
    const { browser, subscription, notices } = await createReaderWithBrowser(["a", "b"]);
    const received = acceptMessages(service);

    await pushNotices({ subscription, notices }, service.network);

    expect(received.map(({ body }) => browser.decrypt(body))).toEqual([
      expect.objectContaining({ title: "2 neue Benachrichtigungen", url: "/notifications" }),
    ]);
  });

  test.each([404, 410])("forgets a browser when its service responds with %i", async (status) => {
    const { subscription, notices } = await createReaderWithBrowser(["Ines"]);
    service.respond = (_, response) => void response.writeHead(status).end();

    await pushNotices({ subscription, notices }, service.network);

    expect(await db.pushSubscription.count({ where: { id: subscription } })).toBe(0);
  });

  test.each([429, 503])("fails when the service responds with %i, and keeps the browser", async (status) => {
    const { subscription, notices } = await createReaderWithBrowser(["Ines"]);
    service.respond = (_, response) => void response.writeHead(status).end();

    await expect(pushNotices({ subscription, notices }, service.network)).rejects.toThrow(String(status));

    expect(await db.pushSubscription.count({ where: { id: subscription } })).toBe(1);
  });

  test("sends nothing to an internal address, and forgets the browser", async () => {
    const { subscription, notices } = await createReaderWithBrowser(["Ines"]);
    const endpoint = `http://127.0.0.1:${service.port}/${unique("browser")}`;
    await db.pushSubscription.update({ where: { id: subscription }, data: { endpoint } });

    await pushNotices({ subscription, notices });

    expect(service.requests).toEqual([]);
    expect(await db.pushSubscription.count({ where: { id: subscription } })).toBe(0);
  });

  test("sends no notice that was read in the meantime", async () => {
    const { reader, subscription, notices } = await createReaderWithBrowser(["Ines"]);
    await db.notification.updateMany({ where: { userId: reader.id }, data: { readAt: new Date() } });

    await pushNotices({ subscription, notices }, service.network);

    expect(service.requests).toEqual([]);
  });
});

test("a notice becomes one job for the browser of a user who has turned on browser notices", async () => {
  const { reader, subscription } = await createReaderWithBrowser(["Ines"]);
  await enqueue(db, "deliver-notices", undefined);

  await runDueJobs("deliver-notices");

  const jobs = await db.$queryRaw<{ payload: { subscription: number } }[]>`
    SELECT j.payload FROM graphile_worker._private_jobs j
    JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE t.identifier = 'push-notices'`;
  expect(jobs.filter(({ payload }) => payload.subscription === subscription)).toHaveLength(1);
  expect(await db.notification.count({ where: { userId: reader.id, pushAt: { not: null } } })).toBe(0);
});
