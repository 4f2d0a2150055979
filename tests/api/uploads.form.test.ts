import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { POST } from "@/app/api/v1/file-entries/route";
import { GET as USAGE } from "@/app/api/v1/file-entries/usage/route";
import { db } from "@/lib/db/db";
import { updateSettings } from "@/lib/settings/update-settings";
import { call, requestFor } from "../support/api";
import { createUser, createWorkspace, getSeededRole } from "../support/factories";
import { refusesGuests } from "../support/refuses";
import { until } from "../support/until";
import { form, PDF, PNG, storedFiles, upload, withDataFolder } from "../support/uploads";

const folder = withDataFolder();
afterEach(() => fs.rmSync(path.join(folder, "files"), { recursive: true, force: true }));

const usedBytesOf = async (as: { id: number }) => (await call(USAGE, { as })).json.usage.used;
const createLimitedUser = (max_bytes: number) =>
  createUser({
    roles: [],
    permissions: [
      { name: "files.create", restrictions: [{ name: "max_bytes", value: max_bytes }] },
      { name: "workspaces.create", restrictions: [] },
    ],
  });
const note = { name: "note.txt", bytes: "a note" };

describe("POST file-entries", () => {
  refusesGuests(async (options) => call(POST, { ...options, ...(await form([["file", note]])) }));

  test("refuses a user without the permission", async () => {
    expect(await upload(await createUser({ roles: [] }), note)).toBeRefused(403, "forbidden");
    expect(storedFiles(folder)).toEqual([]);
  });

  test("stores the bytes and returns the file", async () => {
    const as = await createUser();
    const bytes = randomBytes(3 * 1024 * 1024);

    const { status, json } = await upload(as, { name: "Über uns 名.bin", type: "application/octet-stream", bytes });

    expect(status).toBe(201);
    expect(json.fileEntry).toEqual({
      id: 1,
      name: "Über uns 名.bin",
      file_name: expect.stringMatching(/^[\w-]{24}$/),
      file_size: bytes.length,
      mime: "application/octet-stream",
      extension: "bin",
      type: "file",
      url: "http://localhost:3000/api/v1/file-entries/1/download",
      created_at: expect.any(String),
      deleted_at: null,
      may: ["delete", "purge"],
    });
    const [storedFile = ""] = storedFiles(folder);
    expect(fs.readFileSync(path.join(folder, "files", storedFile)).equals(bytes)).toBe(true);
    expect(await usedBytesOf(as)).toBe(bytes.length);
    expect(await db.uploadIntent.count()).toBe(0);
  });

  test("accepts an empty file", async () => {
    const { json } = await upload(await createUser(), { name: "empty.txt", bytes: "" });

    expect(json.fileEntry).toMatchObject({ file_size: 0, mime: "text/plain" });
  });

  test.each([
    ["a.png", "image/png", PNG, "image/png", "image"],
    ["a.pdf", "application/pdf", PDF, "application/pdf", "pdf"],
    ["readme", "application/octet-stream", "some words", "text/plain", "text"],
    ["rows.csv", "text/csv", "a,b\n1,2\n", "text/csv", "text"],
    ["page.txt", "text/plain", "<!doctype html><script>alert(1)</script>", "text/html", "text"],
    ["drawing.txt", "text/plain", '<?xml version="1.0"?><svg onload="alert(1)"/>', "image/svg+xml", "image"],
    [
      "a.zip",
      "application/zip",
      Buffer.from("504b0506000000000000000000000000000000000000", "hex"),
      "application/zip",
      "archive",
    ],
  ])("detects the type of %s, sent as %s", async (name, type, bytes, mime, kind) => {
    const { json } = await upload(await createUser(), { name, type, bytes });

    expect(json.fileEntry).toMatchObject({ mime, type: kind });
  });

  test.each([
    ["a picture", { name: "a.png", type: "image/png", bytes: "<script>alert(1)</script>" }],
    ["a picture (by its name)", { name: "a.jpg", type: "application/octet-stream", bytes: "MZ\0\0" }],
    ["a PDF", { name: "a.pdf", type: "application/pdf", bytes: PNG }],
  ])("refuses a file that only claims to be %s, and stores nothing", async (_, file) => {
    const as = await createUser();

    expect(await upload(as, file)).toNameFields("file");
    expect(storedFiles(folder)).toEqual([]);
    expect(await usedBytesOf(as)).toBe(0);
  });

  test("refuses a file that is too large, names the limit, and keeps none of the bytes", async () => {
    await updateSettings({ uploads: { max_size: 1024 * 1024 } });
    const as = await createUser();

    const response = await upload(as, { name: "big.txt", bytes: "x".repeat(1024 * 1024 + 1) });

    expect(response).toNameFields("file");
    expect(response.json.message).toBe("big.txt exceeds maximum allowed size of 1 MB");
    expect((await upload(as, { name: "fits.txt", bytes: "x".repeat(1024 * 1024) })).status).toBe(201);
    expect(storedFiles(folder)).toHaveLength(1);
  });

  test.each([
    [{ allowed_types: ["image/*", ".pdf"] }, "a.png", "image/png", PNG, 201],
    [{ allowed_types: ["image/*", ".pdf"] }, "a.pdf", "application/pdf", PDF, 201],
    [{ allowed_types: ["image/*", ".pdf"] }, "a.txt", "text/plain", "words", 422],
    [{ allowed_types: ["image/*"] }, "a", "application/octet-stream", PNG, 201],
    [{ allowed_types: ["image/*"] }, "a", "image/x-none", "words", 422],
    [{ blocked_types: [".exe", "text/html"] }, "a.exe", "image/png", "words", 422],
    [{ blocked_types: [".exe", "text/html"] }, "a.txt", "text/plain", "<html>", 422],
    [{ blocked_types: [".exe", "text/html"] }, "a.txt", "text/plain", "words", 201],
  ])("applies the rules %j to the file %s of type %s", async (uploads, name, type, bytes, status) => {
    await updateSettings({ uploads });

    const response = await upload(await createUser(), { name, type, bytes });

    expect(response.status).toBe(status);
    if (status === 422) expect(response.json.message).toBe("This file type is not allowed");
  });

  test("lets the quota be filled to its last byte, and no further", async () => {
    const as = await createLimitedUser(10);

    expect((await upload(as, { name: "a.txt", bytes: "12345678" })).status).toBe(201);
    expect(await upload(as, { name: "b.txt", bytes: "123" })).toBeRefused(403, "limit_reached");
    expect((await upload(as, { name: "c.txt", bytes: "12" })).status).toBe(201);
    expect(await usedBytesOf(as)).toBe(10);
    expect(storedFiles(folder)).toHaveLength(2);
  });

  test("accepts only one of sixteen concurrent uploads if the quota has room for one", async () => {
    const as = await createLimitedUser(100_000);
    const bytes = randomBytes(60_000);

    const responses = await Promise.all(
      Array.from({ length: 16 }, () => upload(as, { name: "a.bin", type: "application/octet-stream", bytes })),
    );

    const successes = responses.filter(({ status }) => status === 201);
    expect(successes).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 403)).toHaveLength(15);
    expect(await usedBytesOf(as)).toBe(60_000);
    expect(storedFiles(folder)).toHaveLength(1);
  });

  test("applies the highest quota of the user's own permissions and roles", async () => {
    const as = await createLimitedUser(1);
    await db.roleUser.create({ data: { userId: as.id, roleId: (await getSeededRole("user")).id } });

    expect((await upload(as, note)).status).toBe(201);
  });

  test.each([
    ["before", true],
    ["after", false],
  ])(
    "counts a workspace's file towards the quota of the workspace's owner if workspaceId comes %s the file",
    async (_, isBefore) => {
      const owner = await createUser();
      const as = await createUser();
      const workspace = await createWorkspace({ owner, members: [as] });
      const fields = [["file", note] as const, ["workspaceId", String(workspace.id)] as const];

      const { status } = await call(POST, { as, ...(await form(isBefore ? fields.toReversed() : fields)) });

      expect(status).toBe(201);
      expect([await usedBytesOf(owner), await usedBytesOf(as)]).toEqual([6, 0]);
      expect(await db.fileEntry.findFirst()).toMatchObject({ ownerId: as.id, workspaceId: workspace.id });
    },
  );

  test("counts only the bytes that arrived, not those that were reserved, towards the quota of the workspace's owner", async () => {
    const owner = await createLimitedUser(6);
    const as = await createUser();
    const workspace = await createWorkspace({ owner, members: [as] });
    const { body, headers } = await form([
      ["file", note],
      ["workspaceId", String(workspace.id)],
    ]);

    const { status } = await call(POST, { as, body, headers: { ...headers, "content-length": null } });

    expect(status).toBe(201);
    expect([await usedBytesOf(owner), await usedBytesOf(as)]).toEqual([6, 0]);
  });

  test("is 404 for another user's workspace, and stores nothing", async () => {
    const workspace = await createWorkspace({ owner: await createUser() });
    const as = await createUser();
    const formOptions = await form([
      ["file", note],
      ["workspaceId", String(workspace.id)],
    ]);

    expect(await call(POST, { as, ...formOptions })).toBeRefused(404, "not_found");
    expect(await usedBytesOf(as)).toBe(0);
    expect(storedFiles(folder)).toEqual([]);
  });

  test("stores the metadata", async () => {
    const as = await createUser();

    await call(POST, {
      as,
      ...(await form([
        ["file", note],
        ["metadata", '{"folder":"a/b"}'],
      ])),
    });

    expect((await db.fileEntry.findFirst())?.metadata).toEqual({ folder: "a/b" });
  });

  test.each([
    ["a form without a file", [["workspaceId", "0"]], "file"],
    [
      "a workspace id that is not a number",
      [
        ["workspaceId", "1e3"],
        ["file", note],
      ],
      "workspaceId",
    ],
    [
      "an empty workspace id",
      [
        ["workspaceId", ""],
        ["file", note],
      ],
      "workspaceId",
    ],
    [
      "two files",
      [
        ["file", note],
        ["file", note],
      ],
      "file",
    ],
    ["a file in another field", [["picture", note]], "picture"],
    [
      "an unknown field",
      [
        ["file", note],
        ["colour", "red"],
      ],
      "colour",
    ],
    [
      "metadata that is not JSON",
      [
        ["file", note],
        ["metadata", "{"],
      ],
      "metadata",
    ],
    [
      "more than 2 KB of metadata",
      [
        ["file", note],
        ["metadata", JSON.stringify({ a: "x".repeat(2048) })],
      ],
      "metadata",
    ],
  ] as const)("refuses %s and stores nothing", async (_, fields, field) => {
    const as = await createUser();

    expect(await call(POST, { as, ...(await form(fields)) })).toNameFields(field);
    expect(storedFiles(folder)).toEqual([]);
    expect([await usedBytesOf(as), await db.uploadIntent.count()]).toEqual([0, 0]);
  });

  test("is 415 for a body that is not a form", async () => {
    const as = await createUser();

    expect(await call(POST, { as, body: { file: "x" } })).toBeRefused(415, "unsupported_media_type");
  });

  test("is 400 for a truncated form, and stores nothing", async () => {
    const as = await createUser();
    const { body, headers } = await form([["file", { name: "a.txt", bytes: "x".repeat(100_000) }]]);

    const truncatedBody = (body as Uint8Array).subarray(0, 50_000);
    expect(
      await call(POST, { as, body: truncatedBody, headers: { ...headers, "content-length": "50000" } }),
    ).toBeRefused(400, "malformed");
    expect(storedFiles(folder)).toEqual([]);
    expect([await usedBytesOf(as), await db.uploadIntent.count()]).toEqual([0, 0]);
  });

  test("stores nothing if the connection breaks", async () => {
    const as = await createUser();
    const { body, headers } = await form([["file", { name: "a.txt", bytes: "x".repeat(100_000) }]]);
    const completeRequest = await requestFor("POST", { as, body, headers: { ...headers, "content-length": null } });
    const brokenBody = new ReadableStream({
      start(controller) {
        controller.enqueue((body as Uint8Array).subarray(0, 50_000));
      },
      pull(controller) {
        controller.error(new Error("cut")); // the first half has been read
      },
    });

    const { status } = await POST(
      new Request(completeRequest.url, {
        method: "POST",
        headers: completeRequest.headers,
        body: brokenBody,
        duplex: "half",
      } as RequestInit),
      {
        params: Promise.resolve({}),
      },
    );

    expect(status).toBe(400);
    expect(storedFiles(folder)).toEqual([]);
    expect([await usedBytesOf(as), await db.uploadIntent.count()]).toEqual([0, 0]);
  });

  test("is 404 if the upload is removed while its bytes arrive, for instance because the account is deleted", async () => {
    const { body, headers } = await form([["file", { name: "a.txt", bytes: "x".repeat(9 * 1024 * 1024) }]]);
    const { url, headers: allHeaders } = await requestFor("POST", {
      as: await createUser(),
      body,
      headers: { ...headers, "content-length": null },
    });
    const bytes = body as Uint8Array;
    const halves = [bytes.subarray(0, 1_000_000), bytes.subarray(1_000_000)];
    const unsent = halves.values();
    const stream = new ReadableStream(
      {
        async pull(controller) {
          const { value, done } = unsent.next();
          if (done) return controller.close();
          if (value !== halves[0]) await until(async () => (await db.uploadIntent.deleteMany()).count > 0);
          controller.enqueue(value);
        },
      },
      { highWaterMark: 0 },
    );
    const request = new Request(url, {
      method: "POST",
      headers: allHeaders,
      body: stream,
      duplex: "half",
    } as RequestInit);

    expect((await POST(request, { params: Promise.resolve({}) })).status).toBe(404);
  });
});
