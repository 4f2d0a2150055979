import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { GET as BOOTSTRAP } from "@/app/api/v1/bootstrap-data/route";
import { DELETE, POST } from "@/app/api/v1/users/[userId]/avatar/route";
import { GET as USER } from "@/app/api/v1/users/[userId]/route";
import { GET as FILE } from "@/app/files/avatars/[fileName]/route";
import type { UserActor } from "@/lib/actor/actor";
import { findSessionActor } from "@/lib/auth/find-actor";
import { setAvatar } from "@/lib/avatars/avatars";
import { fetchPicture } from "@/lib/avatars/read-picture";
import { db } from "@/lib/db/db";
import { type CallOptions, call, createSession, requestFor } from "../support/api";
import { runDueJobs } from "../support/due-jobs";
import { createAccessToken, createAdmin, createUser, getFirstAdmin } from "../support/factories";
import { createPngBomb, createWebpBomb, picture } from "../support/pictures";
import { refusesGuests } from "../support/refuses";
import { withPublicServer } from "../support/safe-fetch";
import { until } from "../support/until";
import { form, PNG, storedFiles, withDataFolder } from "../support/uploads";

const folder = withDataFolder();
const outside = withPublicServer();
afterEach(() => fs.rmSync(path.join(folder, "files"), { recursive: true, force: true }));

type User = { id: number };

async function send(as: User, bytes: Uint8Array | string, options: CallOptions = {}) {
  const formOptions = await form([["file", { name: "me.png", type: "image/png", bytes }]]);
  return call(POST, { as, params: { userId: as.id }, ...formOptions, ...options });
}
const sendAddress = (as: User, url: unknown) => call(POST, { as, params: { userId: as.id }, body: { url } });
const actorOf = async (user: User) => (await findSessionActor(await createSession(user))) as UserActor;
const remove = (as: User, userId = as.id) => call(DELETE, { as, params: { userId } });

async function downloadPicture(url: string) {
  const response = await FILE(await requestFor("GET"), {
    params: Promise.resolve({ fileName: url.split("/").at(-1) ?? "" }),
  });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

const expectNoAvatar = async ({ id }: User) => {
  expect(await db.user.findUnique({ where: { id }, select: { avatar: true } })).toEqual({ avatar: null });
  expect(storedFiles(folder)).toEqual([]);
};

describe("POST users/{id}/avatar", () => {
  refusesGuests(async (options) =>
    call(POST, { params: { userId: 1 }, ...options, ...(await form([["file", { name: "a.png", bytes: PNG }]])) }),
  );

  test.each(["png", "jpeg", "webp", "gif", "avif"] as const)(
    "accepts a picture in %s and re-encodes it",
    async (format) => {
      const as = await createUser();

      const { status, json } = await send(as, await picture(format, { width: 900, height: 700 }));

      expect(status).toBe(200);
      expect(json.user).toMatchObject({
        id: as.id,
        avatar: expect.stringMatching(/^http:\/\/localhost:3000\/files\/avatars\/[\w-]{24}$/),
      });
      const file = await downloadPicture(json.user.avatar);
      expect(await sharp(file.bytes).metadata()).toMatchObject({ format: "webp", width: 512, height: 512 });
    },
  );

  test("makes the avatar public and immutable, and serves it only as an image", async () => {
    const as = await createUser();
    const { avatar } = (await send(as, await picture())).json.user;

    const { status, headers } = await downloadPicture(avatar);

    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
  });

  test("shows the avatar to the user and to others", async () => {
    const as = await createUser();

    const { avatar } = (await send(as, await picture())).json.user;

    expect((await call(BOOTSTRAP, { as })).json.data.user.avatar).toBe(avatar);
    expect((await call(USER, { as: await createUser(), params: { userId: as.id } })).json.user.avatar).toBe(avatar);
  });

  test("does not enlarge a small picture", async () => {
    const as = await createUser();
    const { avatar } = (await send(as, await picture("png", { width: 40, height: 30 }))).json.user;

    expect(await sharp((await downloadPicture(avatar)).bytes).metadata()).toMatchObject({ width: 30, height: 30 });
  });

  test("removes the camera's metadata, including the orientation", async () => {
    const as = await createUser();
    const bytes = await sharp(await picture("jpeg", { width: 60, height: 40 }))
      .withExif({ IFD0: { Artist: "Ines Morel", Orientation: "6" }, IFD3: { GPSLatitude: "48/1" } })
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();

    const file = await downloadPicture((await send(as, bytes)).json.user.avatar);

    const { exif, orientation } = await sharp(file.bytes).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
    expect(file.bytes.includes("Ines")).toBe(false);
  });

  test("removes the previous picture, whose address is then 404", async () => {
    const as = await createUser();
    const before = (await send(as, await picture())).json.user.avatar;

    const { avatar } = (await send(as, await picture("jpeg"))).json.user;
    await runDueJobs("remove-stored-files");

    expect(avatar).not.toBe(before);
    expect((await downloadPicture(before)).status).toBe(404);
    expect((await downloadPicture(avatar)).status).toBe(200);
    expect(storedFiles(folder)).toHaveLength(1);
  });

  test("keeps one of sixteen concurrent uploads by admins, and removes the bytes of the others", async () => {
    const { id: userId } = await createUser();
    const admins = await Promise.all(Array.from({ length: 16 }, () => createAdmin()));
    const bytes = await picture();

    const responses = await Promise.all(admins.map((as) => send(as, bytes, { params: { userId } })));
    await runDueJobs("remove-stored-files");

    expect(responses.every(({ status }) => status === 200)).toBe(true);
    expect(storedFiles(folder)).toHaveLength(1);
    const { avatar } = (await call(USER, { as: await createAdmin(), params: { userId } })).json.user;
    expect((await downloadPicture(avatar)).status).toBe(200);
  });

  test("refuses a user's second image while the first is being processed, but accepts another user's", async () => {
    const [user, other] = [await createUser(), await createUser()];
    const bytes = await picture();
    const [actor, otherActor] = [await actorOf(user), await actorOf(other)];
    let finish: ((image: Buffer) => void) | undefined;
    const first = setAvatar(actor, user.id, () => new Promise((resolve) => (finish = resolve)));
    await until(() => finish);

    await expect(setAvatar(actor, user.id, async () => bytes)).rejects.toMatchObject({ code: "too_many_requests" });
    await setAvatar(otherActor, other.id, async () => bytes);
    finish?.(bytes);

    expect((await first).avatar).toBeTruthy();
    expect((await setAvatar(actor, user.id, async () => bytes)).avatar).toBeTruthy();
  });

  test("lets an admin, but not a member, change another user's avatar", async () => {
    const user = await createUser();
    const bytes = await picture();

    expect(await send(await createUser(), bytes, { params: { userId: user.id } })).toBeRefused(403, "forbidden");
    await expectNoAvatar(user);
    expect((await send(await createAdmin(), bytes, { params: { userId: user.id } })).json.user.avatar).toBeTruthy();
  });

  test("refuses to change the avatar of a user with more permissions", async () => {
    const as = await createUser({ permissions: ["users.update"] });

    const response = await send(as, await picture(), { params: { userId: (await getFirstAdmin()).id } });

    expect(response).toBeRefused(403, "forbidden");
    expect(storedFiles(folder)).toEqual([]);
  });

  test("is 404 for a user that does not exist", async () => {
    expect(await send(await createAdmin(), await picture(), { params: { userId: 4711 } })).toBeRefused(
      404,
      "not_found",
    );
    expect(storedFiles(folder)).toEqual([]);
  });

  test("refuses a demo account, as does the call that removes the avatar", async () => {
    const as = await createUser();
    await db.user.update({ where: { id: as.id }, data: { isDemo: true } });

    expect(await send(as, await picture())).toBeRefused(403, "forbidden");
    expect(await remove(as)).toBeRefused(403, "forbidden");
  });

  test("works with an API token", async () => {
    const user = await createUser();
    const formOptions = await form([["file", { name: "a.png", bytes: await picture() }]]);

    const { status } = await call(POST, {
      bearer: await createAccessToken({ user }),
      params: { userId: user.id },
      ...formOptions,
    });

    expect(status).toBe(200);
  });

  test.each<[string, () => Promise<Uint8Array | string> | Uint8Array | string, RegExp]>([
    ["a PNG of 60000 x 60000 pixels", () => createPngBomb(60_000), /at most 25 megapixels/],
    ["a PNG of 5001 x 5001 pixels", () => createPngBomb(5001), /at most 25 megapixels/],
    ["a WebP of 16383 x 16383 pixels", createWebpBomb, /at most 25 megapixels/],
    [
      "an SVG with a script",
      () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      /PNG, JPEG/,
    ],
    [
      "an SVG that reads the server's files",
      () => '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>',
      /PNG, JPEG/,
    ],
    [
      "a picture that is also an HTML page",
      async () => Buffer.concat([await picture("jpeg"), Buffer.from("<script>alert(1)</script>")]),
      /hidden inside it/,
    ],
    [
      "a picture that is also an archive",
      async () => Buffer.concat([await picture("gif"), Buffer.from("504b0506", "hex"), Buffer.alloc(18)]),
      /hidden inside it/,
    ],
    [
      "a picture that is also a PDF",
      async () => {
        const bytes = await picture("jpeg");
        const comment = Buffer.from("fffe000b255044462d312e37ff", "hex"); // %PDF-1.7
        return Buffer.concat([bytes.subarray(0, 2), comment, bytes.subarray(2)]);
      },
      /hidden inside it/,
    ],
    ["a picture that ends after its first bytes", () => PNG.subarray(0, 40), /damaged/],
    [
      "the first 2000 bytes of a picture",
      async () => (await picture("jpeg", { width: 900, height: 900 })).subarray(0, 2000),
      /damaged/,
    ],
    ["a picture that declares more pixels than it has", () => createPngBomb(4999), /damaged/],
    ["text", () => "not a picture", /^Please select an image\.$/],
    ["an HTML page", () => "<!doctype html><p>hello", /^Please select an image\.$/],
    ["an empty file", () => "", /^Please select an image\.$/],
    [
      "a BMP",
      async () => Buffer.from("424d3a000000000000003600000028000000010000000100000001001800", "hex"),
      /PNG, JPEG/,
    ],
    ["more than 2 MB", () => Buffer.concat([PNG, Buffer.alloc(2_097_152)]), /at most 2 MB/],
  ])("refuses %s with a field error, and stores nothing", async (_, bytes, message) => {
    const as = await createUser();

    const response = await send(as, await bytes());

    expect(response).toNameFields("file");
    expect(response.json.message).toMatch(message);
    await expectNoAvatar(as);
  });

  test("accepts a picture of exactly 2 MB", async () => {
    const as = await createUser();
    const bytes = await picture();

    expect((await send(as, Buffer.concat([bytes, Buffer.alloc(2_097_152 - bytes.length)]))).status).toBe(200);
  });

  test("refuses a JSON body of more than a megabyte", async () => {
    const body = { url: `https://example.com/${"a".repeat(1024 * 1024)}` };

    expect(await call(POST, { as: await createUser(), params: { userId: 1 }, body })).toBeRefused(413, "too_large");
  });

  test("refuses a form of 9 MB with 413", async () => {
    expect(await send(await createUser(), Buffer.alloc(9 * 1024 * 1024))).toBeRefused(413, "too_large");
  });

  test.each([
    ["no picture", [["colour", "red"]], "file"],
    ["a picture in another field", [["picture", { name: "a.png", bytes: PNG }]], "picture"],
    [
      "two pictures",
      [
        ["file", { name: "a.png", bytes: PNG }],
        ["file", { name: "b.png", bytes: PNG }],
      ],
      "file",
    ],
    [
      "an unknown field",
      [
        ["file", { name: "a.png", bytes: PNG }],
        ["colour", "red"],
      ],
      "colour",
    ],
  ] as const)("refuses a form with %s", async (_, fields, field) => {
    const as = await createUser();

    expect(await call(POST, { as, params: { userId: as.id }, ...(await form(fields)) })).toNameFields(field);
    await expectNoAvatar(as);
  });
});

describe("POST users/{id}/avatar with the address of a picture", () => {
  test.each([
    "http://127.0.0.1/",
    "http://127.0.0.1:3000/api/health",
    "http://localhost/a.png",
    "http://[::1]/a.png",
    "http://[::ffff:169.254.169.254]/a.png",
    "http://169.254.169.254/latest/meta-data/",
    "http://0x7f000001/",
    "http://10.0.0.1/a.png",
    "https://user:secret@1.1.1.1/a.png",
    "http://1.1.1.1:6379/",
  ])("refuses %s", async (url) => {
    const as = await createUser();

    const response = await sendAddress(as, url);

    expect(response).toNameFields("url");
    expect(response.json.message).toBe("No image could be loaded from this address.");
    await expectNoAvatar(as);
  });

  test.each([
    "file:///etc/passwd",
    "ftp://example.com/a.png",
    "javascript:alert(1)",
    "a.png",
    "",
    7,
    "data:image/png;base64,AAAA",
  ])("refuses an invalid address: %s", async (url) => {
    expect(await sendAddress(await createUser(), url)).toNameFields("url");
  });

  test("refuses a private address in a form too", async () => {
    const as = await createUser();
    const formOptions = await form([["url", "http://127.0.0.1/"]]);

    expect(await call(POST, { as, params: { userId: as.id }, ...formOptions })).toNameFields("url");
  });

  const fetchAt = (path: string) =>
    fetchPicture({ url: `http://pictures.example:${outside.port}${path}` }, outside.network);

  test("re-encodes the picture at the address", async () => {
    const bytes = await picture("jpeg");
    outside.respond = (_, response) => void response.end(bytes);

    expect(await sharp(await fetchAt("/a.jpg")).metadata()).toMatchObject({ format: "webp" });
  });

  test.each<[string, string | (() => Promise<Buffer>), RegExp]>([
    ["an HTML page", "<html>", /select an image/],
    ["an SVG with a script", "<svg><script>alert(1)</script></svg>", /PNG, JPEG/],
    ["a decompression bomb", async () => createPngBomb(60_000), /megapixels/],
    ["more than 2 MB", async () => Buffer.alloc(2_097_153), /too large/],
  ])("refuses %s at the address, with an error on the field", async (_, content, message) => {
    const bytes = typeof content === "string" ? content : await content();
    outside.respond = (_request, response) => void response.end(bytes);

    await expect(fetchAt("/a")).rejects.toMatchObject({
      code: "invalid",
      errors: { url: [expect.anything()] },
      message: expect.stringMatching(message),
    });
  });

  test("gives the same error for a host name that does not exist and one with a private address", async () => {
    outside.names["private.example"] = [["192.168.0.1"]];
    const errorOf = (host: string) =>
      fetchPicture({ url: `http://${host}/a.png` }, outside.network).catch(({ errors }) => errors);

    expect(await errorOf("private.example")).toEqual({ url: ["No image could be loaded from this address."] });
    expect(await errorOf("missing.example")).toEqual(await errorOf("private.example"));
  });

  test("refuses a redirect to a private address", async () => {
    outside.respond = (_, response) => void response.writeHead(302, { Location: "http://127.0.0.1/" }).end();

    await expect(fetchAt("/a")).rejects.toMatchObject({
      errors: { url: ["No image could be loaded from this address."] },
    });
  });

  test("refuses a host name that later resolves to a private address", async () => {
    outside.names["pictures.example"] = [["127.0.0.1"], ["192.168.0.1"]];
    outside.respond = (_, response) => void response.writeHead(302, { Location: "/b" }).end();

    await expect(fetchAt("/a")).rejects.toMatchObject({
      errors: { url: ["No image could be loaded from this address."] },
    });
    expect(outside.requests).toHaveLength(1);
  });
});

describe("DELETE users/{id}/avatar", () => {
  refusesGuests((options) => call(DELETE, { params: { userId: 1 }, ...options }));

  test("removes the picture and its bytes", async () => {
    const as = await createUser();
    const { avatar } = (await send(as, await picture())).json.user;

    const { json } = await remove(as);
    await runDueJobs("remove-stored-files");

    expect(json.user.avatar).toBeNull();
    expect((await downloadPicture(avatar)).status).toBe(404);
    await expectNoAvatar(as);
  });

  test("succeeds if there is no avatar", async () => {
    expect((await remove(await createUser())).status).toBe(200);
  });

  test("of another user needs the permission to change users", async () => {
    const user = await createUser();

    expect(await remove(await createUser(), user.id)).toBeRefused(403, "forbidden");
    expect((await remove(await createAdmin(), user.id)).status).toBe(200);
  });
});
