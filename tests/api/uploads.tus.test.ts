import { createHash, randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { GET as USAGE } from "@/app/api/v1/file-entries/usage/route";
import { POST as ENTRY } from "@/app/api/v1/tus/entries/route";
import { DELETE, GET, PATCH, POST as POST_OVERRIDE } from "@/app/api/v1/tus/upload/[uploadId]/route";
import { OPTIONS, POST } from "@/app/api/v1/tus/upload/route";
import { db } from "@/lib/db/db";
import { updateSettings } from "@/lib/settings/update-settings";
import { discardUpload } from "@/lib/uploads/discard";
import { extendIntent } from "@/lib/uploads/intents";
import { uploadLocker, withUploadLock } from "@/lib/uploads/lock";
import { sweepUploads } from "@/lib/uploads/sweep";
import { type CallOptions, call } from "../support/api";
import { createAccessToken, createUser, createWorkspace } from "../support/factories";
import { refusesGuests, refusesWithoutPermission } from "../support/refuses";
import { until } from "../support/until";
import { storedFiles, withDataFolder } from "../support/uploads";

const folder = withDataFolder();
afterEach(() => fs.rmSync(path.join(folder, "files"), { recursive: true, force: true }));

const TUS = { "tus-resumable": "1.0.0" };
const OFFSET_MEDIA = "application/offset+octet-stream";
const HOUR_MS = 60 * 60 * 1000;
/** The status for bytes that do not match their checksum. It is defined by tus, not by HTTP. */
const CHECKSUM_MISMATCH = 460;

const encodeMetadata = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString("base64")}`)
    .join(",");

type Creation = { size?: number | null; fields?: Record<string, string>; headers?: Record<string, string | null> };
const creationOptions = ({
  size = 10,
  fields = { filename: "a.bin", filetype: "" },
  headers = {},
}: Creation = {}): CallOptions => ({
  headers: {
    ...TUS,
    "upload-length": size === null ? null : String(size),
    "upload-metadata": encodeMetadata(fields),
    ...headers,
  },
});
const beginUpload = async (as: { id: number }, options?: Creation) => {
  const response = await call(POST, { as, ...creationOptions(options) });
  return { ...response, id: response.headers.get("location")?.split("/").at(-1) ?? "" };
};
const send = (
  as: { id: number },
  uploadId: string,
  body: Uint8Array,
  { offset = 0, headers = {} }: { offset?: number; headers?: Record<string, string> } = {},
) =>
  call(PATCH, {
    as,
    params: { uploadId },
    body,
    headers: { ...TUS, "content-type": OFFSET_MEDIA, "upload-offset": String(offset), ...headers },
  });
const showOffset = (as: { id: number }, uploadId: string) =>
  call(GET, { as, method: "HEAD", params: { uploadId }, headers: TUS });
const createEntry = (as: { id: number }, uploadKey: string) => call(ENTRY, { as, body: { uploadKey } });
const usedBytesOf = async (as: { id: number }) => (await call(USAGE, { as })).json.usage.used;
const createLimitedUser = (max_bytes: number) =>
  createUser({
    roles: [],
    permissions: [{ name: "files.create", restrictions: [{ name: "max_bytes", value: max_bytes }] }],
  });

test("OPTIONS returns the server's capabilities without a login", async () => {
  await updateSettings({ uploads: { max_size: 1000 } });

  const { status, headers } = await call(OPTIONS, { method: "OPTIONS" });

  expect(status).toBe(204);
  expect(Object.fromEntries(headers)).toMatchObject({
    "tus-version": "1.0.0",
    "tus-extension": "creation,creation-with-upload,termination,expiration,checksum",
    "tus-checksum-algorithm": "sha1,sha256,sha512,md5",
    "tus-max-size": "1000",
  });
});

describe("POST tus/upload", () => {
  // The default roles allow uploads, so the user without the permission must have no role.
  refusesWithoutPermission(async (options) =>
    call(POST, { ...creationOptions(), ...options, as: options.as && (await createUser({ roles: [] })) }),
  );

  test("starts an upload, whose bytes count towards the quota from then on", async () => {
    const as = await createUser();

    const { status, headers, id } = await beginUpload(as, { size: 1000 });

    expect(status).toBe(201);
    expect(headers.get("location")).toMatch(/^\/api\/v1\/tus\/upload\/[\w-]{24}$/);
    expect(headers.get("tus-resumable")).toBe("1.0.0");
    const hours = (Date.parse(headers.get("upload-expires") ?? "") - Date.now()) / HOUR_MS;
    expect(hours).toBeGreaterThan(23);
    expect(hours).toBeLessThanOrEqual(24);
    expect(await usedBytesOf(as)).toBe(1000);
    expect((await showOffset(as, id)).headers.get("upload-offset")).toBe("0");
  });

  test("needs a CSRF token with a session cookie, but not with an API token", async () => {
    const as = await createUser();

    expect(await call(POST, { as, headers: { ...creationOptions().headers, "x-xsrf-token": "wrong" } })).toBeRefused(
      419,
      "csrf_mismatch",
    );
    expect((await call(POST, { ...creationOptions(), bearer: await createAccessToken({ user: as }) })).status).toBe(
      201,
    );
  });

  test.each([
    ["another protocol version", { headers: { "tus-resumable": "0.2.2" } }, 412],
    ["an upload without a length", { size: null }, 400],
    ["a length that is not a number", { headers: { "upload-length": "1e3" } }, 400],
    ["a deferred length", { size: null, headers: { "upload-defer-length": "1" } }, 400],
    ["invalid metadata", { headers: { "upload-metadata": "filename ä" } }, 400],
    ["an upload without a name", { fields: { filetype: "text/plain" } }, 422],
    ["a workspace that does not exist", { fields: { filename: "a", workspaceId: "77" } }, 404],
    ["an unknown disk", { fields: { filename: "a", disk: "tape" } }, 422],
  ])("refuses %s, stores nothing and uses no quota", async (_, options, status) => {
    const as = await createUser();

    expect((await beginUpload(as, options)).status).toBe(status);
    expect([await usedBytesOf(as), storedFiles(folder).length, await db.uploadIntent.count()]).toEqual([0, 0, 0]);
  });

  test("refuses a file that is too large or of a blocked type before any byte arrives", async () => {
    await updateSettings({ uploads: { max_size: 100, blocked_types: [".exe"] } });
    const as = await createUser();

    const large = await beginUpload(as, { size: 101 });
    const blocked = await beginUpload(as, { fields: { filename: "a.exe" } });

    expect([large.status, large.json.message]).toEqual([422, "a.bin exceeds maximum allowed size of 100 bytes"]);
    expect([blocked.status, blocked.json.message]).toEqual([422, "This file type is not allowed"]);
    expect(await usedBytesOf(as)).toBe(0);
  });

  test("accepts only one of sixteen concurrent uploads if the quota has room for one", async () => {
    const as = await createLimitedUser(1000);

    const responses = await Promise.all(Array.from({ length: 16 }, () => beginUpload(as, { size: 600 })));

    expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array(15).fill(403)]);
    expect(await usedBytesOf(as)).toBe(600);
  });

  test("counts a workspace's upload towards the quota of the workspace's owner", async () => {
    const owner = await createUser();
    const as = await createUser();
    const { id } = await createWorkspace({ owner, members: [as] });

    await beginUpload(as, { fields: { filename: "a.bin", workspaceId: String(id) } });

    expect([await usedBytesOf(owner), await usedBytesOf(as)]).toEqual([10, 0]);
  });

  test("accepts the first bytes in the creation request", async () => {
    const as = await createUser();
    const options = creationOptions({ size: 5 });

    const { status, headers } = await call(POST, {
      as,
      body: Buffer.from("hel"),
      headers: { ...options.headers, "content-type": OFFSET_MEDIA },
    });

    expect([status, headers.get("upload-offset")]).toEqual([201, "3"]);
  });
});

describe.each([
  ["PATCH", PATCH],
  ["DELETE", DELETE],
])("%s tus/upload/{id}", (_, handler) => {
  refusesGuests((options) => call(handler, { ...options, params: { uploadId: "a".repeat(24) }, headers: TUS }));
});

describe("an upload", () => {
  test("is sent in chunks and becomes a file with the same bytes", async () => {
    const as = await createUser();
    const bytes = randomBytes(300_000);
    const { id } = await beginUpload(as, { size: bytes.length, fields: { filename: "名.bin", metadata: '{"a":1}' } });

    expect((await send(as, id, bytes.subarray(0, 100_000))).headers.get("upload-offset")).toBe("100000");
    expect((await showOffset(as, id)).headers.get("upload-offset")).toBe("100000");
    expect((await send(as, id, bytes.subarray(100_000), { offset: 100_000 })).status).toBe(204);
    const { status, json } = await createEntry(as, id);

    expect(status).toBe(201);
    expect(json.fileEntry).toMatchObject({ name: "名.bin", file_size: 300_000, mime: "application/octet-stream" });
    const [file = ""] = storedFiles(folder);
    expect(fs.readFileSync(path.join(folder, "files", file)).equals(bytes)).toBe(true);
    expect((await db.fileEntry.findFirst())?.metadata).toEqual({ a: 1 });
    expect([await usedBytesOf(as), await db.uploadIntent.count()]).toEqual([300_000, 0]);
  });

  test("of no bytes is complete at once", async () => {
    const as = await createUser();
    const { id } = await beginUpload(as, { size: 0, fields: { filename: "empty.txt" } });

    expect((await createEntry(as, id)).json.fileEntry.file_size).toBe(0);
  });

  test("accepts POST with the header x-http-method-override instead of PATCH", async () => {
    const as = await createUser();
    const { id } = await beginUpload(as, { size: 2 });

    const headers = { ...TUS, "content-type": OFFSET_MEDIA, "upload-offset": "0", "x-http-method-override": "PATCH" };
    const { status } = await call(POST_OVERRIDE, {
      as,
      method: "POST",
      params: { uploadId: id },
      body: Buffer.from("ab"),
      headers,
    });

    expect(status).toBe(204);
  });

  test.each([
    ["at a wrong offset", { offset: 3 }, 409],
    ["of another media type", { headers: { "content-type": "text/plain" } }, 415],
  ])("refuses bytes %s", async (_, options, status) => {
    const as = await createUser();
    const { id } = await beginUpload(as);

    expect((await send(as, id, Buffer.from("hello"), options)).status).toBe(status);
    expect((await showOffset(as, id)).headers.get("upload-offset")).toBe("0");
  });

  test("accepts no more bytes than announced", async () => {
    const as = await createUser();
    const { id } = await beginUpload(as, { size: 3 });

    expect((await send(as, id, Buffer.from("four"))).status).toBe(413);
  });

  test("is 404 for other users", async () => {
    const as = await createUser();
    const other = await createUser();
    const { id } = await beginUpload(as, { size: 2 });
    await send(as, id, Buffer.from("ab"));

    const statuses = [
      (await showOffset(other, id)).status,
      (await send(other, id, Buffer.from("x"))).status,
      (await createEntry(other, id)).status,
      (await call(DELETE, { as: other, params: { uploadId: id }, headers: TUS })).status,
    ];

    expect(statuses).toEqual([404, 404, 404, 404]);
    expect((await createEntry(as, id)).status).toBe(201);
  });

  test("becomes only one file, even if sixteen requests to create the file arrive at once", async () => {
    const as = await createUser();
    const { id } = await beginUpload(as, { size: 2 });
    await send(as, id, Buffer.from("ab"));

    const responses = await Promise.all(Array.from({ length: 16 }, () => createEntry(as, id)));

    expect(responses.map(({ status }) => status)).toEqual(Array(16).fill(201));
    expect(new Set(responses.map(({ json }) => json.fileEntry.id)).size).toBe(1);
    expect([await db.fileEntry.count(), await usedBytesOf(as)]).toEqual([1, 2]);
  });

  test("that has already become a file returns that file again, but only to its owner", async () => {
    const as = await createUser();
    const { id } = await beginUpload(as, { size: 2 });
    await send(as, id, Buffer.from("ab"));
    const first = await createEntry(as, id);

    const second = await createEntry(as, id);

    expect([second.status, second.json]).toEqual([201, first.json]);
    expect(await createEntry(await createUser(), id)).toBeRefused(404, "not_found");
  });

  test("does not become a file before it is complete", async () => {
    const as = await createUser();
    const { id } = await beginUpload(as, { size: 3 });
    await send(as, id, Buffer.from("ab"));

    expect(await createEntry(as, id)).toBeRefused(409, "conflict");
    expect((await send(as, id, Buffer.from("c"), { offset: 2 })).status).toBe(204);
    expect((await createEntry(as, id)).status).toBe(201);
  });

  test("is removed with its bytes if the bytes do not match the declared type", async () => {
    const as = await createUser();
    const { id } = await beginUpload(as, { size: 5, fields: { filename: "a.png", filetype: "image/png" } });
    await send(as, id, Buffer.from("words"));

    expect(await createEntry(as, id)).toNameFields("file");
    expect([await usedBytesOf(as), storedFiles(folder).length]).toEqual([0, 0]);
    expect((await showOffset(as, id)).status).toBe(404);
  });

  test("can be cancelled, which deletes its bytes and frees the quota", async () => {
    const as = await createUser();
    const { id } = await beginUpload(as, { size: 5 });
    await send(as, id, Buffer.from("wor"));

    const { status, headers } = await call(DELETE, { as, params: { uploadId: id }, headers: TUS });

    expect([status, headers.get("tus-resumable")]).toEqual([204, "1.0.0"]);
    expect([await usedBytesOf(as), storedFiles(folder).length]).toEqual([0, 0]);
    expect((await showOffset(as, id)).status).toBe(404);
  });

  test("is 404 once it has expired, and is swept with its bytes", async () => {
    const as = await createUser();
    const old = await beginUpload(as, { size: 5 });
    const young = await beginUpload(as, { size: 7 });
    await send(as, old.id, Buffer.from("wor"));
    await db.uploadIntent.update({ where: { id: old.id }, data: { expiresAt: new Date(Date.now() - 1000) } });

    expect((await showOffset(as, old.id)).status).toBe(404);
    await sweepUploads();

    expect([await usedBytesOf(as), storedFiles(folder).length]).toEqual([7, 1]);
    expect((await showOffset(as, young.id)).status).toBe(200);
  });

  test("expires a day after it was last continued", async () => {
    const as = await createUser();
    const { id } = await beginUpload(as, { size: 5 });
    await db.uploadIntent.update({ where: { id }, data: { expiresAt: new Date(Date.now() + HOUR_MS) } });

    await send(as, id, Buffer.from("wor"));

    const { expiresAt } = await db.uploadIntent.findUniqueOrThrow({ where: { id } });
    const hours = (expiresAt.getTime() - Date.now()) / HOUR_MS;
    expect(hours).toBeGreaterThan(23);
    expect(hours).toBeLessThanOrEqual(24);
  });
});

describe("an upload that is being removed", () => {
  const intentOf = (id: string) => db.uploadIntent.findUniqueOrThrow({ where: { id } });
  const createCompleteUpload = async (as: { id: number }) => {
    const { id } = await beginUpload(as, { size: 2 });
    await send(as, id, Buffer.from("ab"));
    return intentOf(id);
  };

  test("leaves either a file with its bytes or nothing if a concurrent request turns the upload into a file", async () => {
    const as = await createUser();
    const { id, key } = await createCompleteUpload(as);
    const lock = uploadLocker.newLock(key);
    await lock.lock(new AbortController().signal, () => undefined);

    const cancellation = call(DELETE, { as, params: { uploadId: id }, headers: TUS });
    await until(async () => (await db.uploadLock.findFirst())?.wanted);
    const creation = createEntry(as, id);
    await lock.unlock();
    const statuses = (await Promise.all([cancellation, creation])).map(({ status }) => status);

    expect([
      [204, 404],
      [404, 201],
    ]).toContainEqual(statuses);
    const files = await db.fileEntry.count();
    expect([storedFiles(folder).length, await usedBytesOf(as)]).toEqual([files, files * 2]);
  });

  test("keeps its bytes if it has become a file", async () => {
    const as = await createUser();
    const intent = await createCompleteUpload(as);
    await createEntry(as, intent.id);

    await discardUpload(intent);

    expect([storedFiles(folder).length, await usedBytesOf(as)]).toEqual([1, 2]);
  });

  test("is removed with its bytes even if its row was deleted with its owner's account", async () => {
    const intent = await createCompleteUpload(await createUser());
    await db.uploadIntent.delete({ where: { id: intent.id } });

    await discardUpload(intent);

    expect(storedFiles(folder)).toEqual([]);
  });

  test("is kept if it was continued in the meantime and so has not expired", async () => {
    const as = await createUser();
    const intent = await createCompleteUpload(as);

    await discardUpload(intent, { ifExpiredBefore: new Date() });

    expect((await createEntry(as, intent.id)).status).toBe(201);
  });

  test("can neither be continued nor become a file once its removal has begun", async () => {
    const as = await createUser();
    const intent = await createCompleteUpload(as);
    await db.uploadIntent.update({ where: { id: intent.id }, data: { kind: "discarding tus" } });

    expect(await createEntry(as, intent.id)).toBeRefused(404, "not_found");
    expect((await send(as, intent.id, Buffer.from("x"))).status).toBe(404);
    await discardUpload(await intentOf(intent.id));
    expect([storedFiles(folder).length, await usedBytesOf(as)]).toEqual([0, 0]);
  });

  test("is 404 for a request that continues it after its row was deleted", async () => {
    const intent = await createCompleteUpload(await createUser());
    await db.uploadIntent.delete({ where: { id: intent.id } });

    await expect(extendIntent(intent)).rejects.toMatchObject({ code: "not_found" });
  });
});

test("other users of the machine cannot read the bytes of an upload", async () => {
  const { id } = await beginUpload(await createUser(), { size: 5 });

  const { key } = await db.uploadIntent.findUniqueOrThrow({ where: { id } });
  const file = path.join(folder, "files", key);
  expect((fs.statSync(file).mode & 0o777).toString(8)).toBe("600");
  for (let parent = path.dirname(file); parent !== folder; parent = path.dirname(parent)) {
    expect((fs.statSync(parent).mode & 0o777).toString(8)).toBe("700");
  }
});

test("500 uploads that cannot be removed do not prevent other uploads from being swept", async () => {
  const as = await createUser();
  const { id } = await beginUpload(as, { size: 5 });
  const expiresAt = new Date(Date.now() - 2000);
  const columns = { kind: "tus", name: "a", mime: "", size: 1, ownerId: as.id, expiresAt };
  const rows = Array.from({ length: 500 }, (_, row) => ({ ...columns, id: `-${row}`, key: `../${row}` }));
  await db.uploadIntent.createMany({ data: rows });
  await db.uploadIntent.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1000) } });

  await sweepUploads();

  expect([await db.uploadIntent.count({ where: { id } }), await db.uploadIntent.count()]).toEqual([0, 500]);
}, 120_000);

describe("a checksum", () => {
  const digest = (algorithm: string, text: string) =>
    `${algorithm} ${createHash(algorithm).update(text).digest("base64")}`;

  test.each(["sha1", "sha256", "md5"])("computed with %s accepts the right bytes", async (algorithm) => {
    const as = await createUser();
    const { id } = await beginUpload(as, { size: 5 });

    const { status } = await send(as, id, Buffer.from("hello"), {
      headers: { "upload-checksum": digest(algorithm, "hello") },
    });

    expect(status).toBe(204);
    expect((await showOffset(as, id)).headers.get("upload-offset")).toBe("5");
  });

  test("refuses wrong bytes, and accepts the right bytes when they are sent afterwards", async () => {
    const as = await createUser();
    const { id } = await beginUpload(as, { size: 5 });
    const headers = { "upload-checksum": digest("sha1", "hello") };

    expect((await send(as, id, Buffer.from("hullo"), { headers })).status).toBe(CHECKSUM_MISMATCH);
    expect((await showOffset(as, id)).headers.get("upload-offset")).toBe("0");
    expect((await send(as, id, Buffer.from("hello"), { headers })).status).toBe(204);
  });

  test("is not checked if the offset is wrong", async () => {
    const as = await createUser();
    const { id } = await beginUpload(as, { size: 5 });
    const headers = { "upload-checksum": digest("sha1", "hello") };

    expect((await send(as, id, Buffer.from("hullo"), { offset: 3, headers })).status).toBe(409);
  });

  test("of more bytes than the upload still needs is refused, and the buffered bytes are removed", async () => {
    const as = await createUser();
    const { id } = await beginUpload(as, { size: 5 });
    await send(as, id, Buffer.from("hel"));
    const headers = { "upload-checksum": digest("sha1", "hello") };

    expect((await send(as, id, Buffer.from("hello"), { offset: 3, headers })).status).toBe(400);
    expect(fs.readdirSync(path.join(folder, "tmp"))).toEqual([]);
    expect((await showOffset(as, id)).headers.get("upload-offset")).toBe("3");
  });

  test("of a body that is too long is refused, and no upload is created", async () => {
    const as = await createUser();
    const { headers } = creationOptions({ size: 3 });

    const { status } = await call(POST, {
      as,
      body: Buffer.from("hello"),
      headers: { ...headers, "content-type": OFFSET_MEDIA, "upload-checksum": digest("sha1", "hello") },
    });

    expect([status, await usedBytesOf(as), await db.uploadIntent.count()]).toEqual([400, 0, 0]);
  });

  test.each(["crc99 AAAA", "sha1", "sha1 !"])("%j is refused", async (checksum) => {
    const as = await createUser();
    const { id } = await beginUpload(as, { size: 5 });

    expect((await send(as, id, Buffer.from("hello"), { headers: { "upload-checksum": checksum } })).status).toBe(400);
  });
});

describe("the lock of an upload", () => {
  const noop = () => undefined;
  const holdLock = async (id: string, onRequested: () => void = noop) => {
    const lock = uploadLocker.newLock(id);
    await lock.lock(new AbortController().signal, onRequested);
    return lock;
  };

  test("has only one holder at a time, which is notified when another request waits", async () => {
    let isRequested = false;
    const first = await holdLock("one", () => {
      isRequested = true;
    });

    let isSecondHeld = false;
    const second = holdLock("one").finally(() => {
      isSecondHeld = true;
    });
    await until(() => isRequested, { what: "the holder is notified of the waiting request", timeoutMs: 5000 });
    expect(isSecondHeld).toBe(false);
    await first.unlock();

    await (await second).unlock();
    expect(await db.uploadLock.count()).toBe(0);
  });

  test("does not block another upload", async () => {
    const first = await holdLock("one");
    await (await holdLock("other")).unlock();
    await first.unlock();
  });

  test("can be acquired once the lease of a dead holder has expired", async () => {
    await db.uploadLock.create({ data: { id: "one", holder: "dead", expiresAt: new Date(Date.now() + 500) } });
    const before = Date.now();

    const lock = await holdLock("one");

    expect(Date.now() - before).toBeGreaterThanOrEqual(400);
    await lock.unlock();
  });

  test("is not released by a previous holder", async () => {
    const lock = await holdLock("one");
    await db.uploadLock.update({ where: { id: "one" }, data: { holder: "other" } });

    await lock.unlock();

    expect(await db.uploadLock.count()).toBe(1);
  });

  test("returns 423 to a waiting request as soon as it is aborted", async () => {
    const first = await holdLock("one");
    const controller = new AbortController();
    const attempt = uploadLocker.newLock("one").lock(controller.signal, noop);
    const refusal = expect(attempt).rejects.toMatchObject({ status_code: 423 });

    await until(async () => (await db.uploadLock.findFirst())?.wanted);
    const abortedAtMs = Date.now();
    controller.abort();

    await refusal;
    const waitedMs = Date.now() - abortedAtMs;
    await first.unlock();
    expect(waitedMs).toBeLessThan(10_000); // a request that is not aborted waits 15 seconds
  });

  test("returns 409 to a request that waits too long", async () => {
    const first = await holdLock("one");
    const startedAtMs = Date.now();
    let readCount = 0;
    const clock = jest.spyOn(Date, "now").mockImplementation(() => startedAtMs + 10_000 * readCount++);

    try {
      await expect(withUploadLock("one", async () => undefined)).rejects.toMatchObject({ code: "conflict" });
    } finally {
      clock.mockRestore();
      await first.unlock();
    }
  });

  test("lets at most twenty requests wait, and refuses further ones at once", async () => {
    const first = await holdLock("one");
    const controller = new AbortController();
    let refusalCount = 0;
    const attempts = Array.from({ length: 30 }, () =>
      uploadLocker
        .newLock("one")
        .lock(controller.signal, noop)
        .catch(() => (refusalCount += 1)),
    );

    await until(() => refusalCount >= 10);
    expect(refusalCount).toBe(10);

    controller.abort();
    await Promise.all(attempts);
    await first.unlock();
  });

  test("lets only one of four concurrent writers write the bytes", async () => {
    const as = await createUser();
    const bytes = randomBytes(50_000);
    const { id } = await beginUpload(as, { size: bytes.length });

    const responses = await Promise.all(Array.from({ length: 4 }, () => send(as, id, bytes)));

    expect(responses.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409 || status === 423)).toHaveLength(3);
    const [file = ""] = storedFiles(folder);
    expect(fs.readFileSync(path.join(folder, "files", file)).equals(bytes)).toBe(true);
  });
});

test("a user may have at most a hundred thousand files, even if the files are empty", async () => {
  const [as, other] = [await createUser({ permissions: ["files.create"] }), await createUser()];
  await db.$executeRaw`
    INSERT INTO "FileEntry" (name, key, disk, size, mime, extension, type, "ownerId", "updatedAt")
    SELECT 'a', 'uploads/many-' || n, 'uploads', 0, 'text/plain', 'txt', 'text', ${as.id}, now() FROM generate_series(1, 100000) n`;

  const response = await beginUpload(as, { size: 0 });

  expect([response.status, response.json.code]).toEqual([403, "limit_reached"]);
  await db.fileEntry.deleteMany({ where: { key: "uploads/many-1" } });
  expect((await beginUpload(as, { size: 0 })).status).toBe(201);
  expect((await beginUpload(other, { size: 0 })).status).toBe(201);
});

test("a user may have at most a hundred unfinished uploads, even if the files are empty", async () => {
  const [as, other] = [await createUser({ permissions: ["files.create"] }), await createUser()];
  const row = (n: number) => ({ id: `open-${n}`, kind: "tus", key: `uploads/open-${n}`, name: "a", mime: "", size: 0 });
  const expiresAt = new Date(Date.now() + HOUR_MS);
  await db.uploadIntent.createMany({
    data: Array.from({ length: 98 }, (_, n) => ({ ...row(n), ownerId: as.id, expiresAt })),
  });

  const responses = await Promise.all(Array.from({ length: 5 }, () => beginUpload(as, { size: 0 })));

  expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 403, 403, 403]);
  expect((await beginUpload(other, { size: 0 })).status).toBe(201);
});
