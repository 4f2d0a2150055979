import { setSecrets } from "@/lib/crypto/secret";
import { disconnect } from "@/lib/db/pool";
import { EnvironmentError } from "@/lib/env";
import { startErrorReports } from "@/lib/error-reports/start";
import { startEvents } from "@/lib/events/listen";
import { prepareJobs } from "@/lib/jobs/prepare";
import { log } from "@/lib/log";
import { setProgramsFolder } from "@/lib/programs";
import { ignoreClosedOutput } from "@/lib/server/closed-output";
import { makeDataFolder } from "@/lib/server/data-folder";
import { checkDatabase } from "@/lib/server/database-check";
import { loadEnvironment } from "@/lib/server/environment";
import { ensureSecret } from "@/lib/server/secret";
import { startErrorText } from "@/lib/server/start-error";
import { endThreads } from "@/lib/threads/pool";
import { runJobs } from "@/lib/worker/run";

/** `npm run worker`: runs background jobs in a separate process. The web processes then need RUN_WORKER=false. */
async function main(): Promise<void> {
  ignoreClosedOutput(process.stdout, process.stderr);
  const { DATABASE_URL, DATA_DIR, APP_SECRET } = loadEnvironment();
  if (!DATABASE_URL) {
    throw new EnvironmentError(
      "A separate worker needs DATABASE_URL, because the embedded database belongs to the server. Set it, then start again.",
    );
  }
  await checkDatabase(DATABASE_URL);
  setSecrets(APP_SECRET ?? [await ensureSecret(await makeDataFolder(DATA_DIR))]);
  setProgramsFolder(new URL("./", import.meta.url));
  await prepareJobs();
  const stopReports = await startErrorReports();
  const stopEvents = await startEvents();
  const stopJobs = await runJobs();

  async function stop() {
    await stopJobs();
    await endThreads();
    await stopEvents();
    await disconnect();
    await stopReports();
  }
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop());
  log.info("The worker is waiting for jobs");
}

main().catch((error: unknown) => {
  process.exitCode = 1;
  process.stderr.write(`${startErrorText(error)}\n`);
});
