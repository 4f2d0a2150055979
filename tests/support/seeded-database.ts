import path from "node:path";
import { setEmbeddedDatabase } from "@/lib/db/connection";
import type { EmbeddedDatabase } from "@/lib/db/embedded/start";
import { migrate } from "@/lib/db/migrations";
import { disconnect, pool } from "@/lib/db/pool";
import { prepareJobs } from "@/lib/jobs/prepare";
import { seed } from "@/lib/seed/seed";
import { bundlePrograms, prepareFolder, removeFolders, start } from "./embedded";

/** Runs the tests of a file on an embedded database of their own, which contains only what the first start creates. */
export function prepareSeededDatabase(): void {
  let embedded: EmbeddedDatabase;

  beforeAll(async () => {
    await bundlePrograms();
    embedded = await start(await prepareFolder());
    setEmbeddedDatabase(embedded.url);
    await migrate(pool(), path.resolve("prisma/migrations"));
    await prepareJobs(); // logins add jobs
    await seed();
  });

  afterAll(async () => {
    await disconnect();
    await embedded?.stop();
    removeFolders();
  });
}
