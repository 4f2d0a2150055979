import { defineConfig } from "@playwright/test";

const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

// The tests run against the production build, with their own embedded database. If PLINTH_NODE is set, it is the path
// of the Node binary that runs the build.
const PORT = Number(process.env.PLINTH_E2E_PORT ?? 4400);
const DATA = process.env.PLINTH_E2E_DATA ?? ".tmp/e2e-data";
process.env.PLINTH_E2E_URL ??= `http://localhost:${PORT}`;
process.env.PLINTH_E2E_DATA ??= DATA;
// The tests of domains start a name server on this port.
process.env.PLINTH_E2E_DNS_PORT ??= String(PORT + 1);

export default defineConfig({
  testDir: "tests/e2e",
  tsconfig: "tests/e2e/tsconfig.json",
  outputDir: ".tmp/e2e-results",
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    baseURL: process.env.PLINTH_E2E_URL,
    // Recording a trace of every test takes CPU time from the tests. To see one, run the test with --trace=on.
    screenshot: "only-on-failure",
    contextOptions: { reducedMotion: "reduce" }, // a click waits until its target stops moving
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", args: CHROMIUM_FLAGS },
  },
  webServer: {
    command: `rm -rf ${DATA} && exec ${process.env.PLINTH_NODE ?? "node"} dist/server.mjs`,
    url: `http://localhost:${PORT}/api/health`,
    timeout: 60_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    env: {
      NODE_ENV: "production",
      PORT: String(PORT),
      DATA_DIR: DATA,
      ADMIN_EMAIL: "admin@example.com",
      ADMIN_PASSWORD: "the-admin-of-the-tests",
      DNS_SERVERS: `127.0.0.1:${process.env.PLINTH_E2E_DNS_PORT}`,
      LOG_LEVEL: "warn",
    },
  },
});
