import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { ListMultipartUploadsCommand, ListObjectsV2Command } from "@aws-sdk/client-s3";
import * as tus from "tus-js-client";
import { type AppProcess, startApp } from "../../support/app-process";
import { type S3Server, startS3Server } from "../../support/s3-server";
import { ADMIN, type GeneratedFile, generateFile, MEGABYTE, Uploader } from "./uploader";

const PART_BYTES = 20 * MEGABYTE;

let dataDir: string;
let s3: S3Server;
let app: AppProcess;
let uploader: Uploader;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), "plinth-bucket-"));
  s3 = await startS3Server();
  app = await startApp({ dataDir, env: { ADMIN_PASSWORD: ADMIN.password, ...s3.env } });
  uploader = await Uploader.at(app.origin);
}, 300_000);
afterAll(async () => {
  await app?.stop();
  await s3?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

const bytesOf = (file: GeneratedFile) => Buffer.concat([...file.pieces()]);
const announcedFileOf = (size: number) => ({
  filename: "film.bin",
  mime: "application/octet-stream",
  size,
  extension: "bin",
});
const entryInputOf = (key: string, size: number, changes: Record<string, unknown> = {}) => ({
  filename: key,
  clientName: "film.bin",
  clientMime: "application/octet-stream",
  clientExtension: "bin",
  size,
  ...changes,
});
const put = (url: string, acl: string, body: Uint8Array, type = "application/octet-stream") =>
  fetch(url, { method: "PUT", body: new Uint8Array(body), headers: { "content-type": type, "x-amz-acl": acl } });
const readUsedBytes = async () => (await uploader.call("GET", "file-entries/usage")).json.usage.used as number;

async function listObjects(): Promise<string[]> {
  const { Contents = [] } = await s3.client.send(new ListObjectsV2Command({ Bucket: s3.bucket }));
  return Contents.map(({ Key }) => Key ?? "");
}

async function countOpenUploads(): Promise<number> {
  const { Uploads = [] } = await s3.client.send(new ListMultipartUploadsCommand({ Bucket: s3.bucket }));
  return Uploads.length;
}

test("the settings state that files are sent to S3", async () => {
  const { json } = await uploader.call("GET", "bootstrap-data");

  expect(json.data.settings.uploads).toMatchObject({ uploads_driver: "s3", public_driver: "s3" });
});

test("30 MB are sent straight to S3 and downloaded unchanged, and a repeated request returns the same file", async () => {
  const file = generateFile(30 * MEGABYTE);
  const presigned = await uploader.call("POST", "s3/simple/presign", announcedFileOf(file.size));
  expect(presigned.status).toBe(200);
  const { url, key, acl } = presigned.json;

  expect((await put(url, acl, bytesOf(file))).status).toBe(200);
  const { status, json } = await uploader.call("POST", "s3/entries", entryInputOf(key, file.size));

  expect(status).toBe(201);
  expect(json.fileEntry).toMatchObject({ name: "film.bin", file_size: file.size });
  expect(await uploader.hashDownload(json.fileEntry)).toBe(file.hash);
  const again = await uploader.call("POST", "s3/entries", entryInputOf(key, file.size));
  expect([again.status, again.json]).toEqual([201, json]);
}, 120_000);

test("a signed URL accepts only the signed size, type and access", async () => {
  const { json } = await uploader.call("POST", "s3/simple/presign", { ...announcedFileOf(5), mime: "text/plain" });

  expect((await put(json.url, json.acl, Buffer.from("longer"), "text/plain")).status).toBe(403);
  expect((await put(json.url, json.acl, Buffer.from("12345"), "text/html")).status).toBe(403);
  expect((await put(json.url, "public-read", Buffer.from("12345"), "text/plain")).status).toBe(403);
  expect((await put(json.url, json.acl, Buffer.from("12345"), "text/plain")).status).toBe(200);
});

test("bytes sent to the signed URL after the file was created do not change the file", async () => {
  const { json } = await uploader.call("POST", "s3/simple/presign", { ...announcedFileOf(5), mime: "text/plain" });
  await put(json.url, json.acl, Buffer.from("first"), "text/plain");
  const creation = await uploader.call("POST", "s3/entries", entryInputOf(json.key, 5, { clientMime: "text/plain" }));

  await put(json.url, json.acl, Buffer.from("<evil"), "text/plain");

  expect(await uploader.hashDownload(creation.json.fileEntry)).toBe(createHash("sha256").update("first").digest("hex"));
});

test("sixteen requests for one upload create one file", async () => {
  const { json } = await uploader.call("POST", "s3/simple/presign", { ...announcedFileOf(5), mime: "text/plain" });
  await put(json.url, json.acl, Buffer.from("bytes"), "text/plain");
  const before = await readUsedBytes();

  const responses = await Promise.all(
    Array.from({ length: 16 }, () => uploader.call("POST", "s3/entries", entryInputOf(json.key, 5))),
  );

  expect(responses.map(({ status }) => status)).toEqual(Array(16).fill(201));
  expect(new Set(responses.map((response) => response.json.fileEntry.id)).size).toBe(1);
  expect(await readUsedBytes()).toBe(before);
}, 60_000);

test("bytes sent to the signed URL of a refused upload do not become a file", async () => {
  const before = await readUsedBytes();
  const { json } = await uploader.call("POST", "s3/simple/presign", { ...announcedFileOf(5), mime: "text/plain" });
  await put(json.url, json.acl, Buffer.from("bytes"), "text/plain");
  expect((await uploader.call("POST", "s3/entries", entryInputOf(json.key, 4))).status).toBe(422);
  expect(await readUsedBytes()).toBe(before);

  await put(json.url, json.acl, Buffer.from("again"), "text/plain");

  expect(await listObjects()).toContain(json.key);
  expect((await uploader.call("POST", "s3/entries", entryInputOf(json.key, 5))).status).toBe(404);
}, 60_000);

test("an upload is refused if its bytes are missing or of the wrong type, and wrong bytes are removed", async () => {
  const before = await readUsedBytes();
  const unsent = await uploader.call("POST", "s3/simple/presign", announcedFileOf(5));
  const mislabelled = await uploader.call("POST", "s3/simple/presign", {
    ...announcedFileOf(5),
    mime: "image/png",
    filename: "a.png",
    extension: "png",
  });
  await put(mislabelled.json.url, mislabelled.json.acl, Buffer.from("words"), "image/png");

  const unsentEntry = await uploader.call("POST", "s3/entries", entryInputOf(unsent.json.key, 5));
  const mislabelledEntry = await uploader.call(
    "POST",
    "s3/entries",
    entryInputOf(mislabelled.json.key, 5, { clientName: "a.png", clientMime: "image/png", clientExtension: "png" }),
  );

  expect([unsentEntry.status, Object.keys(unsentEntry.json.errors)]).toEqual([422, ["filename"]]);
  expect([mislabelledEntry.status, Object.keys(mislabelledEntry.json.errors)]).toEqual([422, ["file"]]);
  expect(await listObjects()).not.toContain(mislabelled.json.key);
  expect(await readUsedBytes()).toBe(before + 5); // reserved for the file that may still arrive
});

test("an upload of 150 MB, five parts at a time, completes only with every part and is downloaded unchanged", async () => {
  const file = generateFile(150 * MEGABYTE);
  const bytes = bytesOf(file);
  const creation = await uploader.call("POST", "s3/multipart/create", announcedFileOf(file.size));
  expect(creation.status).toBe(201);
  const ref = { key: creation.json.key, uploadId: creation.json.uploadId };
  const numbers = Array.from({ length: Math.ceil(file.size / PART_BYTES) }, (_, part) => part + 1);
  const { json } = await uploader.call("POST", "s3/multipart/batch-sign-part-urls", { ...ref, partNumbers: numbers });
  expect(json.urls.map((each: { partNumber: number }) => each.partNumber)).toEqual(numbers);

  // one iterator, which the five senders share
  const remainingParts = (json.urls as { url: string; partNumber: number }[]).values();
  let activeCount = 0;
  const activeCounts: number[] = [];
  const sendParts = async () => {
    for (const { url, partNumber } of remainingParts) {
      const body = bytes.subarray((partNumber - 1) * PART_BYTES, partNumber * PART_BYTES);
      activeCounts.push(++activeCount);
      expect((await fetch(url, { method: "PUT", body })).status).toBe(200);
      activeCount -= 1;
    }
  };
  await Promise.all(Array.from({ length: 5 }, sendParts));
  expect(Math.max(...activeCounts)).toBe(5);
  const uploaded = await uploader.call("POST", "s3/multipart/get-uploaded-parts", ref);
  const parts = uploaded.json.parts as { PartNumber: number; ETag: string; Size: number }[];
  expect(parts.map(({ PartNumber, Size }) => [PartNumber, Size])).toEqual(
    numbers.map((number) => [number, number === numbers.length ? 10 * MEGABYTE : PART_BYTES]),
  );
  const partRefs = parts.map(({ PartNumber, ETag }) => ({ PartNumber, ETag }));
  const incomplete = await uploader.call("POST", "s3/multipart/complete", { ...ref, parts: partRefs.slice(1) });
  expect([incomplete.status, Object.keys(incomplete.json.errors)]).toEqual([422, ["parts"]]);
  const wrongParts = partRefs.map((part) => ({ ...part, ETag: '"00000000000000000000000000000000"' }));
  expect((await uploader.call("POST", "s3/multipart/complete", { ...ref, parts: wrongParts })).status).toBe(422);
  const completed = await uploader.call("POST", "s3/multipart/complete", { ...ref, parts: partRefs });
  expect([completed.status, typeof completed.json.location]).toEqual([200, "string"]);
  expect((await uploader.call("POST", "s3/multipart/complete", { ...ref, parts: partRefs })).status).toBe(200);
  const entry = await uploader.call("POST", "s3/entries", entryInputOf(ref.key, file.size));

  expect(entry.status).toBe(201);
  expect(await uploader.hashDownload(entry.json.fileEntry)).toBe(file.hash);
}, 300_000);

test("the URLs of at most ten parts are signed per call, and only for valid numbers and a known upload", async () => {
  // 11 parts of the minimum size, 5 MB
  const { json } = await uploader.call("POST", "s3/multipart/create", announcedFileOf(55 * MEGABYTE));
  const ref = { key: json.key, uploadId: json.uploadId };
  const sign = (partNumbers: number[], changes = {}) =>
    uploader.call("POST", "s3/multipart/batch-sign-part-urls", { ...ref, ...changes, partNumbers });

  const numbers = Array.from({ length: 11 }, (_, index) => index + 1);
  expect((await sign(numbers.slice(0, 10))).json.urls).toHaveLength(10);
  expect((await sign(numbers)).status).toBe(422);
  expect((await sign([0])).status).toBe(422);
  expect((await sign([10_001])).status).toBe(422);
  expect((await sign([1], { uploadId: "another" })).status).toBe(404);
  expect((await sign([1], { key: "uploads/xx/another" })).status).toBe(404);
});

test("a cancelled multipart upload leaves no parts, and releases its reserved bytes", async () => {
  const before = await readUsedBytes();
  const { json } = await uploader.call("POST", "s3/multipart/create", announcedFileOf(6 * MEGABYTE));
  const ref = { key: json.key, uploadId: json.uploadId };
  const openBefore = await countOpenUploads();

  expect((await uploader.call("POST", "s3/multipart/abort", ref)).status).toBe(200);

  expect(await countOpenUploads()).toBe(openBefore - 1);
  expect(await readUsedBytes()).toBe(before);
  expect((await uploader.call("POST", "s3/multipart/get-uploaded-parts", ref)).status).toBe(404);
});

test("a tus upload to S3 in chunks can be resumed, and leaves nothing but the file", async () => {
  const file = generateFile(23 * MEGABYTE);
  const bytes = bytesOf(file);
  const uploadKey = await new Promise<string>((resolve, reject) => {
    const options = {
      endpoint: `${app.origin}/api/v1/tus/upload`,
      chunkSize: 7 * MEGABYTE,
      headers: { authorization: uploader.authorization },
      metadata: { filename: "film.bin" },
      onError: reject,
    };
    const first = new tus.Upload(bytes, {
      ...options,
      onChunkComplete: (_, sentBytes) => {
        if (sentBytes < 14 * MEGABYTE) return;
        void first.abort();
        const second = new tus.Upload(bytes, {
          ...options,
          uploadUrl: first.url,
          onSuccess: () => resolve(second.url?.split("/").at(-1) ?? ""),
        });
        second.start();
      },
    });
    first.start();
  });

  const { status, json } = await uploader.call("POST", "tus/entries", { uploadKey });

  expect(status).toBe(201);
  expect(await uploader.hashDownload(json.fileEntry)).toBe(file.hash);
  const { file_name } = json.fileEntry;
  expect((await listObjects()).filter((key) => key.includes(file_name))).toEqual([expect.stringMatching(/^uploads\//)]);
}, 120_000);

test("a file sent by form is stored in S3, and downloaded unchanged, whole or by range", async () => {
  const file = generateFile(30 * MEGABYTE);

  const { status, json } = await uploader.sendForm("film.bin", file);

  expect(status).toBe(201);
  expect((await listObjects()).filter((key) => key.includes(json.fileEntry.file_name))).toHaveLength(1);
  expect(await uploader.hashDownload(json.fileEntry)).toBe(file.hash);
  const part = await fetch(json.fileEntry.url, {
    headers: { authorization: uploader.authorization, range: "bytes=1048576-1048579" },
  });
  expect([part.status, Buffer.from(await part.arrayBuffer()).readUInt32BE()]).toEqual([206, 1]);
}, 120_000);

test("no upload is stored on this machine's disk", () => {
  const files = readdirSync(dataDir, { recursive: true, encoding: "utf8" }).filter((file) => file.startsWith("files/"));

  // the `local` driver would store uploads as files/<disk>/<two characters>/<id>
  expect(files.filter((file) => /\/.+\/.+\//.test(file))).toEqual([]);
});
