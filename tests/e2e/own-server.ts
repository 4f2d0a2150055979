import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { startApp } from "../support/app-process";
import { type Api, apiOf } from "./api";
import { ADMIN, test as base, type Mailbox, mailboxIn } from "./fixtures";

type OwnServer = { origin: string; dataDir: string; admin: Api; mailbox: Mailbox };

/**
 * Gives the tests of a file a server of their own, because they change settings on which other files depend. Each file
 * calls `test.use({ serverName: "…" })` with its own name: Playwright starts a worker, and so a server, for each name.
 */
export const test = base.extend<object, { serverName: string; ownServer: OwnServer }>({
  serverName: ["", { option: true, scope: "worker" }],
  ownServer: [
    async ({ playwright, serverName }, use) => {
      if (!serverName) throw new Error("Call test.use({ serverName }) in this file.");
      const dataDir = await mkdtemp(path.join(os.tmpdir(), "plinth-e2e-"));
      const app = await startApp({ dataDir, env: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password } });
      const request = await playwright.request.newContext();
      const admin = apiOf(request, app.origin);
      await admin.logIn(ADMIN);
      await admin.confirmPassword(ADMIN.password);
      await use({ origin: app.origin, dataDir, admin, mailbox: mailboxIn(dataDir) });
      await request.dispose();
      await app.stop();
      await rm(dataDir, { recursive: true });
    },
    { scope: "worker", timeout: 90_000 },
  ],
});
