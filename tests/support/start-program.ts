// A program that starts the embedded database in the given folder, prints a line and keeps running. For tests that need
// the database in a process of its own, for example to kill it.
import { startEmbedded } from "@/lib/db/embedded/start";

try {
  const [dataDir = "", worker] = process.argv.slice(2);
  const { url, onFailure, stop } = await startEmbedded(dataDir, worker ? { workerUrl: new URL(worker) } : {});
  onFailure((error) => {
    console.log(`FAILED ${error.message}`);
    process.exit(1);
  });
  process.once("SIGTERM", () => void stop().then(() => process.exit(0)));
  console.log(`READY ${url}`);
} catch (error) {
  console.log(`${(error as Error).name}: ${(error as Error).message}`);
  process.exit(1);
}
