import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { findStartProblem } from "@/lib/server/preflight";

const originalEnvironment = { ...process.env };
const dataDir = path.join(os.tmpdir(), "plinth-preflight-none");

function setEnvironment(environment: Record<string, string>): void {
  process.env = { ...originalEnvironment, PORT: "0", DATA_DIR: dataDir, ...environment };
}
afterEach(() => {
  process.env = originalEnvironment;
});

test("passes if nothing is wrong", async () => {
  setEnvironment({});
  expect(await findStartProblem()).toBeUndefined();
});

test.each([
  [{ PORT: "http" }, /^The environment variable PORT is wrong: .* Correct or remove it, then start again\.$/],
  [
    { TRUSTED_PROXIES: "10.0.0.0/99" },
    /^The environment variable TRUSTED_PROXIES is wrong: "10\.0\.0\.0\/99" is not an address or CIDR\./,
  ],
  [{ DATA_DIR: "/dev/null/data" }, /^The data folder \/dev\/null\/data cannot be written/],
  [
    { DATABASE_URL: "postgresql://u:s3cret@127.0.0.1:1/x" },
    /^The database 127\.0\.0\.1:1\/x cannot be reached \(ECONNREFUSED\)\./,
  ],
  [{ NODE_ENV: "production", APP_DEBUG: "true" }, /^APP_DEBUG shows source code to visitors/],
])("%j is reported as an obstacle", async (environment, sentence) => {
  setEnvironment(environment);
  expect(await findStartProblem()).toMatch(sentence);
});

test("a port in use is reported as an obstacle", async () => {
  const other = http.createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const { port } = other.address() as AddressInfo;
  setEnvironment({ PORT: String(port) });
  const sentence = await findStartProblem();
  other.close();
  expect(sentence).toBe(
    `Port ${port} is taken by another program. Stop that program, or set PORT to a free port, then start again.`,
  );
});
