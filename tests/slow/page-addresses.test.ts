import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type AppProcess, startApp } from "../support/app-process";
import { HttpClient } from "../support/http-client";

jest.setTimeout(120_000);

const PASSWORD = "a password of the addresses";
const MARK = "a-secret-of-the-first-visitor";
const LONG = "x".repeat(1500);

let dataDir: string;
let app: AppProcess;
let admin: HttpClient;
let otherAdmin: HttpClient;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), "plinth-addresses-"));
  app = await startApp({ dataDir, env: { ADMIN_PASSWORD: PASSWORD } });
  admin = new HttpClient(app.origin);
  await admin.logIn("admin@example.com", PASSWORD);
  await admin.send("POST", "/auth/user/confirm-password", { password: PASSWORD });
  const roles = [4]; // the seeded role of admins
  const other = { email: "other@example.com", password: PASSWORD, email_verified: true, roles };
  expect((await admin.send("POST", "/api/v1/users", other)).status).toBe(201);
  otherAdmin = new HttpClient(app.origin);
  await otherAdmin.logIn(other.email, PASSWORD);
});
afterAll(async () => {
  await app?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const NAVIGATION = { rsc: "1", "next-router-state-tree": encodeURIComponent(JSON.stringify(["", {}])) };
const PREFETCH = { ...NAVIGATION, "next-router-prefetch": "1" };
const SEGMENT_PREFETCH = { ...PREFETCH, "next-router-segment-prefetch": "/_tree" };

/** Returns what a guest gets by opening the page, by a client-side navigation and by prefetches, joined. */
async function readAll(address: string): Promise<string> {
  const texts = [];
  for (const headers of [{}, NAVIGATION, PREFETCH, SEGMENT_PREFETCH] as Record<string, string>[]) {
    const response = await fetch(app.origin + address, { headers });
    texts.push(await response.text());
  }
  return texts.join();
}

test.each([
  ["/password/reset/first", `/password/reset/${MARK}`],
  ["/email-change/undo/first", `/email-change/undo/${MARK}`],
  ["/workspace/join/first", `/workspace/join/${MARK}`],
  ["/", `/?x=${MARK}`],
  ["/login", `/login?redirect=/${MARK}`],
  ["/forgot-password", `/forgot-password?x=${MARK}${LONG}`],
  ["/pages/about", `/pages/about?x=${MARK}`],
  ["/nothing-here", `/${MARK}`],
])("the page at %s does not show guests the address of its first request", async (address, firstAddress) => {
  const response = await fetch(app.origin + firstAddress);
  expect([200, 404]).toContain(response.status);

  expect(await response.text()).not.toContain(MARK);
  expect(await readAll(address)).not.toContain(MARK);
});

test.each([
  ["/dashboard", `/dashboard?x=${MARK}`],
  ["/account-settings", `/account-settings?x=${MARK}`],
  ["/admin/users/1", `/admin/users/2?query=${MARK}`],
])("the page at %s does not show other members the address of its first request", async (address, firstAddress) => {
  expect((await admin.send("GET", firstAddress)).status).toBe(200);

  const { status, text } = await otherAdmin.send("GET", address);
  expect([status, text.includes(MARK), text.includes('id="own-data"')]).toEqual([200, false, true]);
});

test("guests do not see the address of a page's first request if it was a client-side navigation or HEAD", async () => {
  await fetch(`${app.origin}/register?x=${MARK}`, { headers: NAVIGATION });
  await fetch(`${app.origin}/workspace/join/login?x=${MARK}`, { method: "HEAD" });

  expect(await readAll("/register")).not.toContain(MARK);
  expect(await readAll("/workspace/join/login")).not.toContain(MARK);
});
