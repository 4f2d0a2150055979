import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { type AppProcess, startApp } from "../../support/app-process";
import { ADMIN, type GeneratedFile, generateFile, MEGABYTE, Uploader } from "./uploader";

const UPLOADS = 10;
const FILE_BYTES = 150 * MEGABYTE;
const MAX_GROWTH_MEGABYTES = 200;
const SAMPLE_INTERVAL_MS = 50;

let dataDir: string;
let app: AppProcess;
let uploader: Uploader;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), "plinth-memory-"));
  app = await startApp({ dataDir, env: { ADMIN_PASSWORD: ADMIN.password } });
  uploader = await Uploader.at(app.origin);
}, 120_000);
afterAll(async () => {
  await app?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

/** The memory that the app's process uses, in megabytes. */
function residentMegabytes(): number {
  const status = readFileSync(`/proc/${app.child.pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}

/** Uploads a file by tus in a single PATCH. Returns the response to the request that creates the file's entry. */
async function sendByTus(file: GeneratedFile) {
  const headers = { authorization: uploader.authorization, "tus-resumable": "1.0.0" };
  const metadata = `filename ${Buffer.from("film.bin").toString("base64")}`;
  const creation = await fetch(`${app.origin}/api/v1/tus/upload`, {
    method: "POST",
    headers: { ...headers, "upload-length": String(file.size), "upload-metadata": metadata },
  });
  const location = creation.headers.get("location") ?? "";
  await new Promise<void>((resolve, reject) => {
    const patch = http.request(
      app.origin + location,
      {
        method: "PATCH",
        agent: false,
        headers: {
          ...headers,
          "content-type": "application/offset+octet-stream",
          "content-length": file.size,
          "upload-offset": "0",
        },
      },
      (response) => {
        response.resume();
        response.once("end", resolve);
      },
    );
    patch.on("error", reject);
    Readable.from(file.pieces()).pipe(patch);
  });
  return uploader.call("POST", "tus/entries", { uploadKey: location.split("/").at(-1) });
}

test.each([
  ["forms", (file: GeneratedFile) => uploader.sendForm("film.bin", file)],
  ["tus uploads", sendByTus],
])(
  `memory stays less than ${MAX_GROWTH_MEGABYTES} MB above idle while ${UPLOADS} %s of ${FILE_BYTES / MEGABYTE} MB arrive at the same time`,
  async (name, send) => {
    await send(generateFile(MEGABYTE)); // the first upload loads code, which then counts as idle memory
    const files = Array.from({ length: UPLOADS }, () => generateFile(FILE_BYTES));
    const idle = residentMegabytes();
    let peak = 0;
    const sampler = setInterval(() => {
      peak = Math.max(peak, residentMegabytes());
    }, SAMPLE_INTERVAL_MS);

    const responses = await Promise.all(files.map(send)).finally(() => clearInterval(sampler));

    console.log(`${name}: idle ${idle.toFixed(0)} MB, at most ${peak.toFixed(0)} MB while ${UPLOADS} ran`);
    expect(responses.map(({ status }) => status)).toEqual(Array(UPLOADS).fill(201));
    expect(peak - idle).toBeLessThan(MAX_GROWTH_MEGABYTES);
    expect(await uploader.hashDownload(responses[7]?.json.fileEntry)).toBe(files[7]?.hash);
  },
  300_000,
);
