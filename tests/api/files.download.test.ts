import sharp from "sharp";
import { GET } from "@/app/api/v1/file-entries/[fileEntryId]/download/route";
import { POST as DELETE_FILES } from "@/app/api/v1/file-entries/delete/route";
import { POST } from "@/app/api/v1/file-entries/route";
import { GET as PUBLIC } from "@/app/files/[fileName]/route";
import { updateSettings } from "@/lib/settings/update-settings";
import { call } from "../support/api";
import { createAccessToken, createUser, createWorkspace } from "../support/factories";
import { refusesGuests } from "../support/refuses";
import { fetchFrom, form, PNG, upload, uploadEntry, withDataFolder } from "../support/uploads";

withDataFolder();

type Options = { as?: { id: number }; headers?: Record<string, string>; method?: string; bearer?: string };
const download = (fileEntryId: number, options: Options) => fetchFrom(GET, { ...options, params: { fileEntryId } });

describe("GET file-entries/{id}/download", () => {
  refusesGuests((options) => call(GET, { ...options, params: { fileEntryId: 1 } }));

  test("sends the bytes as a download with the file's own name", async () => {
    const as = await createUser();
    const { id } = await uploadEntry(as, 'Größe "1".txt', "0123456789");

    const { status, headers, text } = await download(id, { as });

    expect([status, text]).toEqual([200, "0123456789"]);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "text/plain; charset=utf-8",
      "content-length": "10",
      "content-disposition": `attachment; filename="Gr__e _1_.txt"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20_1_.txt`,
      "cache-control": "private, no-cache",
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
  });

  test.each([
    ["bytes=2-4", 206, "234", "bytes 2-4/10"],
    ["bytes=7-", 206, "789", "bytes 7-9/10"],
    ["bytes=-3", 206, "789", "bytes 7-9/10"],
    ["bytes=-30", 206, "0123456789", "bytes 0-9/10"],
    ["bytes=8-99", 206, "89", "bytes 8-9/10"],
    ["bytes=4-2", 200, "0123456789", null],
    ["bytes=0-1,4-5", 200, "0123456789", null],
    ["lines=0-1", 200, "0123456789", null],
  ])("responds to %s with %i", async (range, status, text, contentRange) => {
    const as = await createUser();
    const { id } = await uploadEntry(as, "a.txt", "0123456789");

    const response = await download(id, { as, headers: { range } });

    expect([response.status, response.text, response.headers.get("content-range")]).toEqual([
      status,
      text,
      contentRange,
    ]);
    expect(response.headers.get("content-length")).toBe(String(text.length));
  });

  test.each(["bytes=10-", "bytes=-0", "bytes=99-100"])("refuses %s with 416 and the file's length", async (range) => {
    const as = await createUser();
    const { id } = await uploadEntry(as, "a.txt", "0123456789");

    const response = await call(GET, { as, params: { fileEntryId: id }, headers: { range } });

    expect(response).toBeRefused(416, "range_not_satisfiable");
    expect(response.headers.get("content-range")).toBe("bytes */10");
  });

  test("sends a range for If-Range only if the file has not changed", async () => {
    const as = await createUser();
    const { id } = await uploadEntry(as, "a.txt", "0123456789");
    const first = await download(id, { as });
    const etag = first.headers.get("etag") ?? "";
    const lastModified = first.headers.get("last-modified") ?? "";
    const statusWith = async (condition: string) =>
      (await download(id, { as, headers: { range: "bytes=0-1", "if-range": condition } })).status;

    expect([await statusWith(etag), await statusWith(lastModified)]).toEqual([206, 206]);
    expect([
      await statusWith('"other"'),
      await statusWith(`W/${etag}`),
      await statusWith("Mon, 01 Jan 2024 00:00:00 GMT"),
    ]).toEqual([200, 200, 200]);
  });

  test("is 304 for a client that has the current version", async () => {
    const as = await createUser();
    const { id } = await uploadEntry(as);
    const etag = (await download(id, { as })).headers.get("etag") ?? "";

    const { status, text } = await download(id, { as, headers: { "if-none-match": `"other", W/${etag}` } });

    expect([status, text]).toEqual([304, ""]);
  });

  test("returns only the headers for HEAD", async () => {
    const as = await createUser();
    const { id } = await uploadEntry(as);

    const { status, headers, text } = await download(id, { as, method: "HEAD" });

    expect([status, headers.get("content-length"), text]).toEqual([200, "6", ""]);
  });

  test("serves an HTML file as plain bytes, so that its scripts do not run", async () => {
    const as = await createUser();
    const { json } = await upload(as, { name: "a.html", type: "text/html", bytes: "<script>alert(1)</script>" });

    const { headers } = await download(json.fileEntry.id, { as });

    expect(headers.get("content-type")).toBe("application/octet-stream");
    expect(headers.get("content-security-policy")).toContain("sandbox");
  });

  test("is 404 for other users and for a file in the trash; workspace members and API tokens have access", async () => {
    const as = await createUser();
    const member = await createUser();
    const workspace = await createWorkspace({ owner: as, members: [member] });
    const { json } = await upload(as, { name: "a.txt", bytes: "words" }, { query: { workspaceId: workspace.id } });
    const { id } = json.fileEntry;

    expect((await download(id, { as: await createUser() })).status).toBe(404);
    expect((await download(id, { as: member })).text).toBe("words");
    expect((await download(id, { bearer: await createAccessToken({ user: as }) })).text).toBe("words");
    await call(DELETE_FILES, { as, body: { entryIds: [id] } });
    expect((await download(id, { as })).status).toBe(404);
  });
});

describe("GET /files/{name}", () => {
  const publish = async (as: { id: number }, file: { name: string; type?: string; bytes: string | Uint8Array }) =>
    (
      await call(POST, {
        as,
        ...(await form([
          ["disk", "public"],
          ["file", file],
        ])),
      })
    ).json.fileEntry;
  const fetchPublic = (fileName: string, headers: Record<string, string> = {}) =>
    fetchFrom(PUBLIC, { params: { fileName }, headers });

  test("serves a public file to everyone, as immutable", async () => {
    const entry = await publish(await createUser(), { name: "a.png", type: "image/png", bytes: PNG });

    expect(entry.url).toBe(`http://localhost:3000/files/${entry.file_name}`);
    const { status, headers } = await fetchPublic(entry.file_name);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-disposition": `inline; filename="a.png"; filename*=UTF-8''a.png`,
    });
    expect((await fetchPublic(entry.file_name, { range: "bytes=1-3" })).text).toBe("PNG");
  });

  test.each([
    ["a.html", "text/html", "<html><script>alert(1)</script>"],
    ["a.svg", "image/svg+xml", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script>'],
    ["a.js", "text/javascript", "alert(1)"],
    ["a.xml", "application/xml", '<?xml version="1.0"?><x/>'],
    ["a.xhtml", "application/xhtml+xml", "words"],
  ])("never serves %s with its own content type", async (name, type, bytes) => {
    const { file_name } = await publish(await createUser(), { name, type, bytes });

    const { headers } = await fetchPublic(file_name);

    expect(headers.get("content-type")).toBe("application/octet-stream");
    expect(headers.get("content-disposition")).toMatch(/^attachment;/);
    expect(headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
  });

  const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40" viewBox="0 0 12 4">
    <script>alert(1)</script><rect width="12" height="4" fill="red"/></svg>`;

  test("shows a drawing as a picture of its size, not as markup that could run scripts", async () => {
    const { file_name } = await publish(await createUser(), { name: "a.svg", type: "image/svg+xml", bytes: LOGO });

    const { status, headers, bytes } = await fetchPublic(file_name);

    expect([status, headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(headers.get("content-disposition")).toMatch(/^inline; filename="a.svg.webp"/);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 120, height: 40 });
    expect((await fetchPublic(file_name, { range: "bytes=0-3" })).text).toBe("RIFF");
  });

  test("a download of a drawing is the drawing itself", async () => {
    const as = await createUser();
    const { id } = await publish(as, { name: "a.svg", type: "image/svg+xml", bytes: LOGO });

    const { text, headers } = await download(id, { as });

    expect(text).toBe(LOGO);
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="a.svg"/);
  });

  test("a drawing that a browser draws into a page is a picture, also of a private file", async () => {
    const as = await createUser();
    const { id } = await uploadEntry(as, "a.svg", LOGO);

    const { status, bytes, headers } = await download(id, { as, headers: { "sec-fetch-dest": "image" } });

    expect([status, headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect([headers.get("cache-control"), headers.get("vary")]).toEqual([
      "private, no-cache",
      expect.stringContaining("Sec-Fetch-Dest"),
    ]);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 120, height: 40 });
  });

  test("is 404 for a private file, a file in the trash and an unknown name", async () => {
    const as = await createUser();
    const privateFile = await uploadEntry(as);
    const trashedFile = await publish(as, { name: "a.txt", bytes: "words" });
    await call(DELETE_FILES, { as, body: { paths: [trashedFile.url] } });

    expect((await fetchPublic(privateFile.file_name)).status).toBe(404);
    expect((await fetchPublic(trashedFile.file_name)).status).toBe(404);
    expect((await fetchPublic("no-such-file-at-all")).status).toBe(404);
    expect((await fetchPublic("..")).status).toBe(404);
  });

  test("a file's URL begins with `asset_url` if an admin has set it", async () => {
    await updateSettings({ asset_url: "https://cdn.example.com/" });

    const { url, file_name } = await publish(await createUser(), { name: "a.txt", bytes: "words" });

    expect(url).toBe(`https://cdn.example.com/files/${file_name}`);
  });
});
