import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type AppProcess, startApp } from "../../support/app-process";
import { HttpClient } from "../../support/http-client";
import { until } from "../../support/until";

jest.setTimeout(300_000);

const PASSWORD = "a password of the logins";
const LOGINS = 60;
/** Logins and the test's clients use the same cores as the calls, so the calls cannot be as fast as without logins. */
const RATIO_MAX = 10;
/** The limit while the emails about logins from new browsers are sent. It is lower, because the logins have ended. */
const MAIL_RATIO_MAX = 3;
/**
 * At most five: each browser keeps its IP address, and only five logins a minute to one account from one address are
 * allowed.
 */
const ROUNDS = 3;
const CALLS_WITHOUT_LOGINS = 40;
/** This many members take turns to call the API, because the calls of one member are limited. */
const MEMBERS = 24;

let dataDir: string;
let app: AppProcess;
let members: HttpClient[];
let addressCount = 0;

const emailOf = (user: number) => `user${user}@example.com`;
const nextAddress = () => `10.1.${++addressCount >> 8}.${addressCount & 255}`;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), "plinth-logins-"));
  app = await startApp({ dataDir, env: { TRUSTED_PROXIES: "127.0.0.1,::1", ADMIN_PASSWORD: PASSWORD } });
  const admin = new HttpClient(app.origin, nextAddress());
  await admin.logIn("admin@example.com", PASSWORD);
  await admin.send("POST", "/auth/user/confirm-password", { password: PASSWORD });
  for (let user = 0; user < LOGINS + MEMBERS; user += 1) {
    const body = { email: emailOf(user), password: PASSWORD, email_verified: true };
    expect((await admin.send("POST", "/api/v1/users", body)).status).toBe(201);
  }
  members = await Promise.all(Array.from({ length: MEMBERS }, (_, index) => logIn(newBrowser(), LOGINS + index)));
});
afterAll(async () => {
  await app?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const outbox = () => path.join(dataDir, "outbox");
const newBrowser = () => new HttpClient(app.origin, nextAddress());

async function logIn(browser: HttpClient, user: number): Promise<HttpClient> {
  expect((await browser.logIn(emailOf(user), PASSWORD)).status).toBe(200);
  return browser;
}

let turn = 0;

/** Returns how long a member's call takes, in milliseconds. */
async function measureCall(): Promise<number> {
  turn += 1;
  const startedAt = performance.now();
  const { status } = await (members[turn % MEMBERS] as HttpClient).send("GET", "/api/v1/projects");
  const durationMs = performance.now() - startedAt;
  expect(status).toBe(200);
  return durationMs;
}

const medianOf = (times: number[]) =>
  times.sort((first, second) => first - second)[Math.floor(times.length / 2)] as number;

/** Returns the median time of a member's call during `work`, divided by the median time before it. */
async function measureRatio(work: () => Promise<unknown>): Promise<number> {
  const timesAlone: number[] = [];
  const timesDuring: number[] = [];
  for (let call = 0; call < CALLS_WITHOUT_LOGINS; call += 1) timesAlone.push(await measureCall());
  let isDone = false;
  const end = work().finally(() => {
    isDone = true;
  });
  while (!isDone) timesDuring.push(await measureCall());
  await end;
  return medianOf(timesDuring) / medianOf(timesAlone);
}

/** Measures a few rounds. Returns the lowest ratio, because other work on the machine only makes calls slower. */
async function measureLowestRatio(name: string, measureRound: () => Promise<number>): Promise<number> {
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) ratios.push(await measureRound());
  process.stdout.write(`${name}: ${ratios.map((ratio) => ratio.toFixed(1)).join(", ")} times as long\n`);
  return Math.min(...ratios);
}

const logInFrom = (browsers: HttpClient[]) => Promise.all(browsers.map(logIn));
const countMails = () => (existsSync(outbox()) ? readdirSync(outbox()).length : 0);

test(`a member's call takes less than ${RATIO_MAX} times as long during 60 concurrent logins from known browsers as before them`, async () => {
  const browsers = await logInFrom(Array.from({ length: LOGINS }, newBrowser));

  const ratio = await measureLowestRatio("known browsers", async () => {
    await Promise.all(browsers.map((browser) => browser.send("POST", "/auth/logout")));
    return measureRatio(() => logInFrom(browsers));
  });

  expect(ratio).toBeLessThan(RATIO_MAX);
});

test(`a member's call takes less than ${RATIO_MAX} times as long during 60 concurrent logins from new browsers as before them`, async () => {
  const mailRatios: number[] = [];

  const ratio = await measureLowestRatio("new browsers", async () => {
    const mailCount = countMails() + LOGINS;
    const loginRatio = await measureRatio(() => logInFrom(Array.from({ length: LOGINS }, newBrowser)));
    const waitForMails = () => until(() => countMails() >= mailCount, { what: "all emails", timeoutMs: 60_000 });
    mailRatios.push(await measureRatio(waitForMails));
    return loginRatio;
  });

  process.stdout.write(`emails: ${mailRatios.map((each) => each.toFixed(1)).join(", ")} times as long\n`);
  expect(ratio).toBeLessThan(RATIO_MAX);
  expect(Math.min(...mailRatios)).toBeLessThan(MAIL_RATIO_MAX);
});
