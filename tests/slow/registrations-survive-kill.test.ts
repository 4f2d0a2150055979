import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { startApp } from "../support/app-process";
import { HttpClient } from "../support/http-client";
import { until } from "../support/until";

const ROUNDS = 30;
const WRITERS = 4;
const PASSWORD = "a password of the rounds";

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), "plinth-kill-"));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const env = { TRUSTED_PROXIES: "127.0.0.1,::1" };
let clientCount = 0;
const nextIpAddress = () => `10.9.${++clientCount >> 8}.${clientCount & 255}`;

test(`${ROUNDS} rounds of kill -9 under registration load: each acknowledged account can log in`, async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const app = await startApp({ dataDir, env });
    let stopped = false;
    const isStopped = () => stopped;
    const writers = Array.from({ length: WRITERS }, (_, writer) =>
      registerUntil(isStopped, app.origin, `round${round}-${writer}`, acknowledged),
    );
    const goal = acknowledged.length + 1 + Math.floor(Math.random() * 5);
    await until(() => acknowledged.length >= goal, { what: "the accounts of this round", timeoutMs: 30_000 });
    await app.kill();
    stopped = true;
    await Promise.all(writers);
  }

  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS);
  const app = await startApp({ dataDir, env });
  const lostAccounts: string[] = [];
  for (const email of acknowledged) {
    const { status } = await new HttpClient(app.origin, nextIpAddress()).logIn(email, PASSWORD);
    if (status !== 200) lostAccounts.push(`${email}: ${status}`);
  }
  await app.stop();
  console.log(`${acknowledged.length} acknowledged accounts`);
  expect(lostAccounts).toEqual([]);
}, 900_000);

/**
 * Registers accounts until `isStopped` returns true or the server is killed. Each time that the server confirms an
 * account, adds its email address to `acknowledged`.
 */
async function registerUntil(isStopped: () => boolean, origin: string, name: string, acknowledged: string[]) {
  for (let n = 0; !isStopped(); n++) {
    const email = `${name}-${n}@example.com`;
    const body = { email, password: PASSWORD, password_confirmation: PASSWORD, terms: true, privacy: true };
    try {
      const client = await new HttpClient(origin, nextIpAddress()).begin();
      const { status } = await client.send("POST", "/auth/register", body);
      if (status === 200) acknowledged.push(email);
    } catch {
      return; // the server was killed
    }
  }
}
