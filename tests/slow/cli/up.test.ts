import { once } from "node:events";
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { until } from "@/tests/support/until";
import { copyBuiltClone } from "./clone";
import { endAll, pickFreePort, pressCtrlC, type RunningApp, startApp } from "./running";

jest.setTimeout(120_000);

let clone: string;
/** A data folder in which the app was started once. Tests copy it, because a first start is slow. */
let usedDataDir: string;
let firstStartMs: number;
let dataDir: string;
let folder: string;

beforeAll(async () => {
  clone = copyBuiltClone();
  usedDataDir = mkdtempSync(path.join(os.tmpdir(), "plinth-used-"));
  const startedAt = performance.now();
  const first = await startApp(clone, { env: { DATA_DIR: usedDataDir } });
  await first.ready;
  firstStartMs = performance.now() - startedAt;
  await stop(first);
});
afterAll(() => {
  for (const each of [clone, usedDataDir]) rmSync(each, { recursive: true, force: true });
});
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "plinth-up-"));
  dataDir = path.join(folder, "data");
});
afterEach(() => {
  endAll();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * How long a test waits before it presses Ctrl-C again. It is longer than `SAME_SIGNAL_MS` (`lib/server/signals.ts`).
 * Within that time, the server ignores a second signal, because npm forwards a Ctrl-C that the server has also got from
 * the terminal.
 */
const NEXT_PRESS_MS = 500;

const PASSWORD_LINE = /with the password (\S+) \(shown only this once\)/;

async function start(options: { in?: string; env?: Record<string, string>; uid?: number } = {}): Promise<RunningApp> {
  const app = await startApp(options.in ?? clone, { ...options, env: { DATA_DIR: dataDir, ...options.env } });
  await app.ready;
  return app;
}

async function startAgain(env: Record<string, string> = {}): Promise<RunningApp> {
  if (!existsSync(dataDir)) cpSync(usedDataDir, dataDir, { recursive: true });
  return await start({ env });
}

async function stop(app: RunningApp): Promise<number | string> {
  pressCtrlC(app);
  return await app.ended;
}

test("a copy of a built clone neither installs nor builds, even while the original runs", async () => {
  const first = await start({ in: process.cwd(), env: { DATA_DIR: path.join(folder, "first") } });
  const second = await start();
  expect(second.output()).not.toMatch(/Installing|Building/);
  for (const { url } of [first, second]) {
    const page = await fetch(url);
    expect([page.status, (await page.text()).includes("<html")]).toEqual([200, true]);
  }
});

test("the first start prints the address, the first admin's password and where emails go", async () => {
  const { output, url } = await start();
  expect(output()).toContain(url);
  expect(output()).toMatch(/admin@example\.com with the password \S{12,} \(shown only this once\)/);
  expect(output()).toContain(`written to ${path.join(dataDir, "outbox")}`);
});

test("a second start is quicker, prints no password, and keeps the secret and the bootstrap data", async () => {
  const first = await startAgain();
  const secret = readFileSync(path.join(dataDir, "secret"), "utf8");
  const before = await (await fetch(`${first.url}/api/v1/bootstrap-data`)).json();
  const durationsMs: number[] = [];
  let app = first;
  for (let tries = 0; tries < 3; tries += 1) {
    await stop(app);
    const startedAt = performance.now();
    app = await startAgain({ PORT: String(first.port) });
    durationsMs.push(performance.now() - startedAt);
  }
  expect(Math.min(...durationsMs)).toBeLessThan(firstStartMs); // the machine's load may slow one of the starts
  expect(app.output()).not.toMatch(PASSWORD_LINE);
  expect(readFileSync(path.join(dataDir, "secret"), "utf8")).toBe(secret);
  expect(await (await fetch(`${app.url}/api/v1/bootstrap-data`)).json()).toEqual(before);
});

test("background jobs are scheduled before the first request for a page", async () => {
  await start();
  const client = new pg.Client({ host: path.join(dataDir, "run"), user: "postgres", database: "postgres" });
  await client.connect();

  const { rowCount } = await until(async () => {
    const result = await client.query("SELECT identifier FROM graphile_worker._private_known_crontabs");
    return result.rowCount ? result : undefined;
  });

  expect(rowCount).toBeGreaterThan(5);
  await client.end();
});

test("the server runs as a user who owns only the data folder and its parent", async () => {
  // Only root can start the server as another user. Without root, this only tests that the server starts.
  const nobody = 65_534;
  if (process.getuid?.() === 0) {
    mkdirSync(dataDir);
    for (const each of [folder, dataDir]) chownSync(each, nobody, nobody);
  }
  const { url } = await start(process.getuid?.() === 0 ? { uid: nobody, env: { HOME: folder } } : {});
  expect((await fetch(url)).status).toBe(200);
});

test("Ctrl-C ends the server with code 0, and the port and the folder are free again", async () => {
  const app = await startAgain();
  expect(await stop(app)).toBe(0);
  expect(app.output()).toContain("Stopping");
  await expect(fetch(app.url)).rejects.toThrow();
  const again = await startAgain({ PORT: String(app.port) });
  expect((await fetch(again.url)).status).toBe(200);
});

/** Begins a login but withholds the end of its body, so that the server waits for it. */
async function beginLogin(app: RunningApp): Promise<{ finish: () => void; status: Promise<number | undefined> }> {
  const cookies = (await fetch(`${app.url}/api/v1/bootstrap-data`)).headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0]);
  const token = cookies.find((each) => each?.startsWith("XSRF-TOKEN="))?.slice("XSRF-TOKEN=".length) ?? "";
  const body = JSON.stringify({ email: "nobody@example.com", password: "wrong-password" });
  const headers = {
    "content-type": "application/json",
    "content-length": body.length,
    expect: "100-continue", // makes the server ask for the body once it has the headers
    cookie: cookies.join("; "),
    "x-xsrf-token": decodeURIComponent(token),
  };
  const request = http.request(`${app.url}/auth/login`, { method: "POST", headers });
  const status = new Promise<number | undefined>((resolve) => {
    request.on("response", (response) => resolve(response.resume().statusCode));
    request.on("error", () => resolve(undefined));
  });
  await once(request, "continue");
  request.write(body.slice(0, -1));
  return { finish: () => request.end(body.slice(-1)), status };
}

const untilStopped = ({ url }: RunningApp) =>
  until(
    () =>
      fetch(url).then(
        () => false,
        () => true,
      ),
    { timeoutMs: 15_000, what: "the server stops responding" },
  );

test("Ctrl-C lets a request in progress finish", async () => {
  const app = await startAgain();
  const { finish, status } = await beginLogin(app);
  pressCtrlC(app);
  await untilStopped(app);
  finish();
  expect(await status).toBe(422);
  expect(await app.ended).toBe(0);
});

test("a second Ctrl-C ends the server at once", async () => {
  const app = await startAgain();
  const { status } = await beginLogin(app);
  const pressedAt = performance.now();
  pressCtrlC(app);
  await untilStopped(app);
  await until(() => performance.now() - pressedAt > NEXT_PRESS_MS);
  const startedAt = performance.now();
  pressCtrlC(app);
  expect(await app.ended).toBe(130);
  expect(await status).toBeUndefined();
  expect(performance.now() - startedAt).toBeLessThan(2000);
});

test("the server stops when npm is terminated", async () => {
  const app = await startAgain();
  app.child.kill("SIGTERM");
  await untilStopped(app);
  const again = await startAgain();
  expect((await fetch(again.url)).status).toBe(200);
});

test("two processes on one data folder: the second stops with a clear message", async () => {
  const first = await startAgain();
  const second = await startApp(clone, { env: { DATA_DIR: dataDir } });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(dataDir);
  expect(second.output()).not.toMatch(/\n\s+at /);
  expect((await fetch(first.url)).status).toBe(200);
});

describe("a problem is reported in one line, and no data folder is created", () => {
  const expectOneLine = async (env: Record<string, string>, sentence: RegExp) => {
    const app = await startApp(clone, { env: { DATA_DIR: dataDir, ...env } });
    expect(await app.ended).toBe(1);
    const lines = app
      .output()
      .split("\n")
      .filter((line) => line && !/^(>|npm )/.test(line));
    expect(lines).toEqual([expect.stringMatching(sentence)]);
    expect(existsSync(dataDir)).toBe(false);
  };

  test("a port that another program uses", async () => {
    const port = await pickFreePort();
    const other = net.createServer().listen(port);
    await expectOneLine({ PORT: String(port) }, /^Port \d+ is taken by another program\. .* start again\.$/);
    other.close();
  });

  test("a wrong environment variable", async () => {
    await expectOneLine({ APP_URL: "plinth.example" }, /^The environment variable APP_URL is wrong: .* start again\.$/);
  });

  test("a folder that cannot be written to", async () => {
    writeFileSync(path.join(folder, "file"), "");
    await expectOneLine(
      { DATA_DIR: path.join(folder, "file/data") },
      /^The data folder \/.* cannot be written .* start again\.$/,
    );
  });

  test("a database that cannot be reached", async () => {
    const env = { DATABASE_URL: "postgresql://plinth:s3cret@127.0.0.1:1/plinth", APP_SECRET: "x".repeat(32) };
    await expectOneLine(
      env,
      /^The database 127\.0\.0\.1:1\/plinth cannot be reached \(ECONNREFUSED\)\. .* start again\.$/,
    );
  });
});
