import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type AppProcess, startApp } from "./app-process";
import { startRealPostgres } from "./real-postgres";

/** The admin of the instances. */
export const ADMIN = { email: "admin@example.com", password: "the-admin-of-two" };

export type TwoInstances = {
  first: AppProcess;
  second: AppProcess;
  databaseUrl: string;
  /** The data folders. */
  folders: readonly string[];
  /** Starts one more instance, which `stop` also stops. */
  startAnother: () => Promise<AppProcess>;
  stop: () => Promise<void>;
};

/** Starts two instances of the app at the same time on one real Postgres. Only one of them migrates and seeds. */
export async function startTwoInstances(): Promise<TwoInstances> {
  const postgres = await startRealPostgres();
  const folders: string[] = [];
  const apps: AppProcess[] = [];

  async function startAnother() {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), "plinth-two-"));
    folders.push(dataDir);
    const app = await startApp({
      dataDir,
      env: {
        DATABASE_URL: postgres.url,
        APP_SECRET: "a secret that both instances share",
        ADMIN_PASSWORD: ADMIN.password,
        TRUSTED_PROXIES: "127.0.0.1,::1",
      },
    });
    apps.push(app);
    return app;
  }

  const [first, second] = await Promise.all([startAnother(), startAnother()]);
  return {
    first,
    second,
    databaseUrl: postgres.url,
    folders,
    startAnother,
    stop: async () => {
      await Promise.all(apps.map((app) => app.stop()));
      await postgres.stop();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}
