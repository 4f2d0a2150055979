import http from "node:http";
import type { AddressInfo } from "node:net";
import { POST as SIGN } from "@/app/api/v1/s3/multipart/batch-sign-part-urls/route";
import { POST as PARTS } from "@/app/api/v1/s3/multipart/get-uploaded-parts/route";
import { POST as PRESIGN } from "@/app/api/v1/s3/simple/presign/route";
import { db } from "@/lib/db/db";
import { discardUpload } from "@/lib/uploads/discard";
import { sweepOversizedUploads, sweepUploads } from "@/lib/uploads/sweep";
import { call } from "../support/api";
import { createUser } from "../support/factories";
import { withDataFolder } from "../support/uploads";

const MEGABYTE = 1024 * 1024;
const DAY_MS = 24 * 60 * 60 * 1000;

withDataFolder();

/** The sizes of the parts on the S3 server. */
let parts: number[] = [];
/** The URLs of the DELETE requests that the S3 server has received. */
let deletedUrls: string[] = [];

/** A fake S3 server that lists `parts` and records deletions. */
const server = http.createServer((request, response) => {
  if (request.method === "DELETE") {
    deletedUrls.push(request.url ?? "");
    response.writeHead(204).end();
    return;
  }
  const partElements = parts.map(
    (size, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>"e"</ETag><Size>${size}</Size></Part>`,
  );
  response.writeHead(200, { "content-type": "application/xml" });
  response.end(`<ListPartsResult><IsTruncated>false</IsTruncated>${partElements.join("")}</ListPartsResult>`);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  Object.assign(process.env, {
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    S3_BUCKET: "files",
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "secret",
    S3_FORCE_PATH_STYLE: "true",
  });
});
afterAll(() => server.close());
beforeEach(() => {
  parts = [];
  deletedUrls = [];
});

/** The S3 key and the S3 upload id by which calls identify the upload. */
const ref = { key: "uploads/ab/abc", uploadId: "an-id" };

/** Creates a user who has started a multipart upload. Returns the user. */
async function startUpload({ createdAt = new Date(), size = 12 * MEGABYTE } = {}) {
  const as = await createUser();
  await db.uploadIntent.create({
    data: {
      id: "abc",
      kind: "s3-multipart",
      key: ref.key,
      s3UploadId: ref.uploadId,
      name: "a.bin",
      mime: "application/octet-stream",
      size,
      ownerId: as.id,
      createdAt,
      expiresAt: new Date(Date.now() + 1000 * 60),
    },
  });
  await db.storageUse.create({ data: { userId: as.id, bytes: size } });
  return as;
}
const sign = (as: { id: number }, partNumbers: number[]) => call(SIGN, { as, body: { ...ref, partNumbers } });

test("URLs are signed for only as many parts as the announced size needs", async () => {
  const as = await startUpload();

  expect((await sign(as, [1, 2, 3])).json.urls).toHaveLength(3);
  const { json } = await sign(as, [3, 4]);
  expect(json.errors).toEqual({ partNumbers: ["The file is too small for this many parts."] });
});

test("the URLs of ten parts can be signed in one call, and those of eleven cannot", async () => {
  const as = await startUpload({ size: 55 * MEGABYTE });
  const numbers = Array.from({ length: 11 }, (_, index) => index + 1);

  expect((await sign(as, numbers.slice(0, 10))).json.urls).toHaveLength(10);
  expect(await sign(as, numbers)).toNameFields("partNumbers");
});

test("a multipart upload expires no later than seven days after its start, even if more URLs are signed", async () => {
  const createdAt = new Date(Date.now() - 6.5 * DAY_MS);
  const as = await startUpload({ createdAt });

  await sign(as, [1]);

  const { expiresAt } = await db.uploadIntent.findUniqueOrThrow({ where: { id: "abc" } });
  expect(expiresAt.getTime() - createdAt.getTime()).toBe(7 * DAY_MS);
});

test.each([
  ["more URLs are requested", (as: { id: number }) => sign(as, [1])],
  ["its parts are listed", (as: { id: number }) => call(PARTS, { as, body: ref })],
])("an upload with more bytes than announced is aborted when %s", async (_, request) => {
  const as = await startUpload();
  parts = [12 * MEGABYTE, 1];

  expect(await request(as)).toNameFields("parts");

  expect(deletedUrls.some((url) => url.includes("uploadId=an-id"))).toBe(true);
  expect(await db.uploadIntent.count()).toBe(0);
  expect(Number((await db.storageUse.findFirst())?.bytes)).toBe(0);
});

test.each([
  ["removes an unfinished upload with more bytes than announced", [12 * MEGABYTE, 1], 0],
  ["keeps an unfinished upload with as many bytes as announced", [12 * MEGABYTE], 1],
])("the sweep %s", async (_, sizes, remaining) => {
  await startUpload();
  parts = sizes;

  await sweepOversizedUploads();

  expect([await db.uploadIntent.count(), deletedUrls.length > 0]).toEqual([remaining, remaining === 0]);
});

describe("a cancelled single-request upload", () => {
  const cancelUpload = async (createdAt: Date) => {
    const as = await startUpload({ createdAt });
    const columns = { kind: "s3-simple", key: "pending/ab/abc", s3UploadId: null };
    await discardUpload(await db.uploadIntent.update({ where: { id: "abc" }, data: columns }));
    const { bytes } = await db.storageUse.findUniqueOrThrow({ where: { userId: as.id } });
    return { usedBytes: Number(bytes), row: await db.uploadIntent.findUnique({ where: { id: "abc" } }) };
  };

  test("keeps its row while its signed URL is valid, and uses no quota", async () => {
    const { usedBytes, row } = await cancelUpload(new Date());

    expect([usedBytes, row]).toEqual([0, expect.objectContaining({ kind: "s3-spent", size: 0n })]);
    expect(row?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 2 * 60 * 60 * 1000);
  });

  test("leaves no row if its signed URL has already expired", async () => {
    expect(await cancelUpload(new Date(Date.now() - DAY_MS - 1000))).toEqual({ usedBytes: 0, row: null });
    expect(deletedUrls).toContain("/files/pending/ab/abc?x-id=DeleteObject");
  });
});

describe("single-request uploads that have ended", () => {
  const file = { filename: "a.txt", mime: "text/plain", size: 5, extension: "txt" };

  const insertEndedUploads = ({ id }: { id: number }, expiresAt: Date, count: number) => db.$executeRaw`
    INSERT INTO "UploadIntent" (id, kind, key, name, mime, size, "ownerId", "expiresAt")
    SELECT 'ended-' || n, 's3-spent', 'pending/en/ended-' || n, 'a.txt', 'text/plain', 0, ${id}, ${expiresAt}
    FROM generate_series(1, ${count}::int) n`;

  test("are limited in number for each user", async () => {
    const [as, other] = [await createUser(), await createUser()];
    expect((await call(PRESIGN, { as, body: file })).status).toBe(200);
    await insertEndedUploads(as, new Date(Date.now() + DAY_MS), 10_000);

    expect(await call(PRESIGN, { as, body: file })).toBeRefused(403, "limit_reached");
    expect((await call(PRESIGN, { as: other, body: file })).status).toBe(200);
  });

  test("are removed once they have expired, with the bytes that were sent to their URLs", async () => {
    const as = await createUser();
    await insertEndedUploads(as, new Date(Date.now() - 1000), 3);

    await sweepUploads();

    expect([await db.uploadIntent.count(), deletedUrls.length]).toEqual([0, 3]);
  });
});
