import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import * as tus from "tus-js-client";
import { type AppProcess, pickFreePort, startApp } from "../../support/app-process";
import { startSlowLine } from "./slow-line";
import { ADMIN, type GeneratedFile, generateFile, MEGABYTE, Uploader } from "./uploader";

const FILE_BYTES = 30 * MEGABYTE;
const LINE_BYTES_PER_SECOND = 12 * MEGABYTE;

let dataDir: string;
let port: number;
let app: AppProcess;
const start = () => startApp({ port, dataDir, env: { ADMIN_PASSWORD: ADMIN.password } });

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), "plinth-tus-"));
  port = await pickFreePort();
  app = await start();
}, 120_000);
afterAll(async () => {
  await app?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

type SendOptions = {
  origin: string;
  authorization: string;
  file: GeneratedFile;
  onProgress: (sentBytes: number) => void;
};

/** `startCount`: how many uploads were started. `offsets`: where each PATCH began. */
type SentUpload = { uploadKey: string; startCount: number; offsets: number[] };

/** Sends a file as our code in the browser does, with the same library and retry delays. */
function send({ origin, authorization, file, onProgress }: SendOptions): Promise<SentUpload> {
  let startCount = 0;
  const offsets: number[] = [];
  return new Promise((resolve, reject) => {
    const upload = new tus.Upload(Buffer.concat([...file.pieces()]), {
      endpoint: `${origin}/api/v1/tus/upload`,
      chunkSize: 20 * MEGABYTE,
      headers: { authorization, host: `localhost:${port}` }, // the host of the app, not of the proxy
      metadata: { filename: "film.bin", filetype: "application/octet-stream" },
      retryDelays: [0, 3000, 5000, 10_000, 20_000],
      onBeforeRequest: (request) => {
        if (request.getMethod() === "POST") startCount += 1;
        if (request.getMethod() === "PATCH") offsets.push(Number(request.getHeader("Upload-Offset")));
      },
      onProgress: (sentBytes) => onProgress(sentBytes),
      onError: reject,
      onSuccess: () => resolve({ uploadKey: upload.url?.split("/").at(-1) ?? "", startCount, offsets }),
    });
    upload.start();
  });
}

/** Checks that there was only one upload, and that no PATCH after its first began at the start of the file. */
function expectResumed({ startCount, offsets: [firstOffset, ...laterOffsets] }: SentUpload) {
  expect([startCount, firstOffset]).toEqual([1, 0]);
  expect(laterOffsets.length).toBeGreaterThan(0);
  expect(Math.min(...laterOffsets)).toBeGreaterThan(0);
}

/** Returns a progress listener that runs `act` once, when `bytes` bytes have been sent. */
function once(bytes: number, act: () => void) {
  let isDone = false;
  return (sentBytes: number) => {
    if (isDone || sentBytes < bytes) return;
    isDone = true;
    act();
  };
}

test("an upload whose connection breaks is resumed, and downloaded unchanged", async () => {
  const uploader = await Uploader.at(app.origin);
  const line = await startSlowLine(port, LINE_BYTES_PER_SECOND);
  const file = generateFile(FILE_BYTES);
  let cuts = 0;
  const cut = () => {
    cuts += 1;
    line.cut();
  };
  const first = once(8 * MEGABYTE, cut);
  const second = once(25 * MEGABYTE, cut);

  const upload = await send({
    origin: line.origin,
    authorization: uploader.authorization,
    file,
    onProgress: (sentBytes) => {
      first(sentBytes);
      second(sentBytes);
    },
  });
  const { status, json } = await uploader.call("POST", "tus/entries", { uploadKey: upload.uploadKey });

  expect([status, cuts]).toEqual([201, 2]);
  expectResumed(upload);
  expect(json.fileEntry.file_size).toBe(FILE_BYTES);
  expect(await uploader.hashDownload(json.fileEntry)).toBe(file.hash);
  await line.end();
}, 120_000);

test("an upload continues after the server was killed and restarted, and is downloaded unchanged", async () => {
  const uploader = await Uploader.at(app.origin);
  const line = await startSlowLine(port, LINE_BYTES_PER_SECOND);
  const file = generateFile(FILE_BYTES);
  let restart: Promise<void> | undefined;

  const upload = await send({
    origin: line.origin,
    authorization: uploader.authorization,
    file,
    onProgress: once(12 * MEGABYTE, () => {
      restart = app.kill().then(async () => {
        app = await start();
      });
    }),
  });
  await restart;
  const { status, json } = await uploader.call("POST", "tus/entries", { uploadKey: upload.uploadKey });

  expect([status, restart]).toEqual([201, expect.anything()]);
  expectResumed(upload);
  expect(await uploader.hashDownload(json.fileEntry)).toBe(file.hash);
  await line.end();
}, 180_000);

test("a form of 30 MB arrives complete", async () => {
  const uploader = await Uploader.at(app.origin);
  const file = generateFile(FILE_BYTES);

  const { status, json } = await uploader.sendForm("film.bin", file);

  expect(status).toBe(201);
  expect(await uploader.hashDownload(json.fileEntry)).toBe(file.hash);
}, 60_000);

test("a refused upload with a long body gets its 401 response", async () => {
  const stranger = Object.assign(await Uploader.at(app.origin), { authorization: "Bearer nobody" });

  expect((await stranger.sendForm("film.bin", generateFile(FILE_BYTES))).status).toBe(401);
}, 60_000);

test("OPTIONS at the address for uploads returns the version of tus", async () => {
  const response = await fetch(`${app.origin}/api/v1/tus/upload`, { method: "OPTIONS" });

  expect([response.status, response.headers.get("tus-version")]).toEqual([204, "1.0.0"]);
});

describe("a public file", () => {
  const SVG = "<svg onload='alert(1)'/>";
  /** With these headers, a browser runs no script in a file, whatever the file contains. */
  const HEADERS_AGAINST_SCRIPTS = {
    "content-type": "application/octet-stream",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringMatching(/^default-src 'none'.*sandbox$/),
  };
  let headers: { authorization: string };
  let file: { id: number; url: string };

  beforeAll(async () => {
    headers = { authorization: (await Uploader.at(app.origin)).authorization };
    const form = new FormData();
    form.set("disk", "public");
    form.set("file", new Blob([SVG], { type: "image/svg+xml" }), "a.svg");
    const creation = await fetch(`${app.origin}/api/v1/file-entries`, { method: "POST", headers, body: form });
    file = ((await creation.json()) as { fileEntry: typeof file }).fileEntry;
  });

  test("is downloaded unchanged from its URL, without a login", async () => {
    const response = await fetch(file.url);

    expect([response.status, await response.text()]).toEqual([200, SVG]);
  });

  test("may be cached for a year", async () => {
    const response = await fetch(file.url);

    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  test("that is an SVG has the headers with which a browser runs no script in it", async () => {
    const response = await fetch(file.url);

    expect(Object.fromEntries(response.headers)).toMatchObject(HEADERS_AGAINST_SCRIPTS);
  });

  test("has its size in the response to HEAD", async () => {
    const address = `${app.origin}/api/v1/file-entries/${file.id}/download`;

    const response = await fetch(address, { method: "HEAD", headers });

    expect([response.status, response.headers.get("content-length")]).toEqual([200, String(SVG.length)]);
  });
});
