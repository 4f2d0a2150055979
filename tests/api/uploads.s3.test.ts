import { POST as ENTRY } from "@/app/api/v1/s3/entries/route";
import { POST as ABORT } from "@/app/api/v1/s3/multipart/abort/route";
import { POST as SIGN } from "@/app/api/v1/s3/multipart/batch-sign-part-urls/route";
import { POST as COMPLETE } from "@/app/api/v1/s3/multipart/complete/route";
import { POST as CREATE } from "@/app/api/v1/s3/multipart/create/route";
import { POST as PARTS } from "@/app/api/v1/s3/multipart/get-uploaded-parts/route";
import { POST as PRESIGN } from "@/app/api/v1/s3/simple/presign/route";
import { db } from "@/lib/db/db";
import { call } from "../support/api";
import { createUser } from "../support/factories";
import { refusesGuests } from "../support/refuses";

// tests/slow/uploads/s3.test.ts tests the calls below against a real S3 server.

const file = { filename: "a.bin", mime: "", size: 6_000_000, extension: "bin" };
/** The S3 key and the S3 upload id by which calls identify the upload. */
const ref = { key: "uploads/ab/abc", uploadId: "an id" };
const entry = { filename: ref.key, clientName: "a.bin", clientMime: "", clientExtension: "bin", size: 6_000_000 };

const CALLS = [
  ["s3/simple/presign", PRESIGN, file],
  ["s3/entries", ENTRY, entry],
  ["s3/multipart/create", CREATE, file],
  ["s3/multipart/batch-sign-part-urls", SIGN, { ...ref, partNumbers: [1] }],
  ["s3/multipart/get-uploaded-parts", PARTS, ref],
  ["s3/multipart/complete", COMPLETE, { ...ref, parts: [{ ETag: "x", PartNumber: 1 }] }],
  ["s3/multipart/abort", ABORT, ref],
] as const;

describe.each(CALLS)("POST %s", (_, handler, body) => {
  refusesGuests((options) => call(handler, { ...options, body }));

  test("refuses a user without the permission", async () => {
    expect(await call(handler, { as: await createUser({ roles: [] }), body })).toBeRefused(403, "forbidden");
  });

  test("is 409 if files are not stored in S3, and uses no quota", async () => {
    expect(await call(handler, { as: await createUser(), body })).toBeRefused(409, "not_configured");
    expect([await db.uploadIntent.count(), await db.storageUse.count()]).toEqual([0, 0]);
  });

  test("reports an unknown field", async () => {
    expect(await call(handler, { as: await createUser(), body: { ...body, bucket: "mine" } })).toNameFields("bucket");
  });
});

test.each([
  ["filename", PRESIGN, { ...file, filename: "" }],
  ["size", PRESIGN, { ...file, size: -1 }],
  ["size", PRESIGN, { ...file, size: 6 * 1024 ** 3 }],
  ["disk", PRESIGN, { ...file, disk: "tape" }],
  ["metadata", PRESIGN, { ...file, metadata: { a: "x".repeat(2048) } }],
  ["size", CREATE, { ...file, size: 0 }],
  ["partNumbers", SIGN, { ...ref, partNumbers: [] }],
  ["partNumbers", SIGN, { ...ref, partNumbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }],
  ["partNumbers.0", SIGN, { ...ref, partNumbers: [0] }],
  ["parts.0.ETag", COMPLETE, { ...ref, parts: [{ ETag: "", PartNumber: 1 }] }],
  ["clientName", ENTRY, { ...entry, clientName: "\u0007" }],
])("reports an invalid %s", async (field, handler, body) => {
  expect(await call(handler, { as: await createUser(), body })).toNameFields(field);
});
