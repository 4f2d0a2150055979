import { createHash } from "node:crypto";
import { createReadStream, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type Browser, chromium, type Page, type Request as PageRequest } from "@playwright/test";
import { type AppProcess, pickFreePort, startApp } from "../../support/app-process";
import { type S3Server, startS3Server } from "../../support/s3-server";
import { ADMIN, generateFile, MEGABYTE } from "./uploader";

const FLAGS = ["--no-sandbox", "--disable-quic", "--disable-background-networking", "--disable-component-update"];

let dataDir: string;
let s3: S3Server;
let app: AppProcess;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), "plinth-browser-s3-"));
  const port = await pickFreePort();
  s3 = await startS3Server({ origin: `http://localhost:${port}` });
  app = await startApp({ port, dataDir, env: { ADMIN_PASSWORD: ADMIN.password, ...s3.env } });
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", args: FLAGS });
  page = await browser.newPage({ baseURL: app.origin });
  await page.goto("/login");
  await page.getByLabel("Email").fill(ADMIN.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(/\/admin/);
  await saveSettings({ uploads: { s3_direct_upload: true } });
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await app?.stop();
  await s3?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

async function saveSettings(settings: Record<string, unknown>) {
  await send("POST", "/auth/user/confirm-password", { password: ADMIN.password });
  await send("PUT", "/api/v1/settings", settings);
}

async function send(method: string, address: string, data: unknown) {
  const cookies = await page.context().cookies();
  const token = decodeURIComponent(cookies.find(({ name }) => name === "XSRF-TOKEN")?.value ?? "");
  const headers = { "X-XSRF-TOKEN": token, Origin: app.origin };
  const response = await page.request.fetch(address, { method, data, headers });
  if (!response.ok()) throw new Error(`${address}: ${response.status()} ${await response.text()}`);
}

function writeGeneratedFile(name: string, size: number) {
  const file = generateFile(size);
  const location = path.join(dataDir, name);
  writeFileSync(location, Buffer.concat([...file.pieces()]));
  return { location, hash: file.hash };
}

async function downloadAndHash(name: string): Promise<string> {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Download" }).click(),
  ]);
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(await download.path())) hash.update(chunk as Buffer);
  return hash.digest("hex");
}

/** Uploads the file on the Files screen. Returns the URLs of the PUT requests sent straight to S3. */
async function upload(location: string): Promise<string[]> {
  const urls: string[] = [];
  const record = (request: PageRequest) => {
    if (request.url().startsWith(s3.endpoint) && request.method() === "PUT") urls.push(request.url());
  };
  page.on("request", record);
  await page.goto("/dashboard/files");
  await page.waitForLoadState("networkidle");
  await page.getByTestId("files").setInputFiles(location);
  const tray = page.getByRole("region", { name: "Uploads" });
  await tray.getByText("1 file uploaded").waitFor({ timeout: 150_000 });
  page.off("request", record);
  return urls;
}

test("30 MB are sent from the browser straight to S3 in one request, and downloaded unchanged", async () => {
  const { location, hash } = writeGeneratedFile("thirty.bin", 30 * MEGABYTE);
  expect(await upload(location)).toHaveLength(1);
  expect(await downloadAndHash("thirty.bin")).toBe(hash);
}, 200_000);

test("150 MB are sent in eight parts, and downloaded unchanged", async () => {
  const { location, hash } = writeGeneratedFile("large.bin", 150 * MEGABYTE);
  expect(await upload(location)).toHaveLength(8);
  expect(await downloadAndHash("large.bin")).toBe(hash);
}, 300_000);
