import http from "node:http";
import { checkDataFolder } from "@/lib/server/data-folder";
import { checkDatabase } from "@/lib/server/database-check";
import { loadEnvironment } from "@/lib/server/environment";
import { listen } from "@/lib/server/listen";
import { startErrorText } from "@/lib/server/start-error";

/** Checks before a long build whether the server could start. Returns a message about the problem, or undefined. */
export async function findStartProblem(): Promise<string | undefined> {
  try {
    const { PORT, HOST, DATA_DIR, DATABASE_URL } = loadEnvironment();
    const server = http.createServer();
    await listen(server, { port: PORT, host: HOST });
    await new Promise((resolve) => server.close(resolve));
    checkDataFolder(DATA_DIR);
    if (DATABASE_URL) await checkDatabase(DATABASE_URL);
    return undefined;
  } catch (error) {
    return startErrorText(error);
  }
}
