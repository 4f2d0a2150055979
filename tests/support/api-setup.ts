import path from "node:path";
import { pathToFileURL } from "node:url";
import { endThreads } from "@/lib/threads/pool";
import { setThreadProgram } from "@/lib/threads/program";
import { connectTestDatabase, disconnectTestDatabase, resetDatabase } from "./database";

beforeAll(async () => {
  setThreadProgram(pathToFileURL(path.join(process.env.PLINTH_TEST_PROGRAMS ?? "", "thread-tasks.mjs")));
  await connectTestDatabase();
});

beforeEach(resetDatabase);

afterAll(async () => {
  await endThreads();
  await disconnectTestDatabase();
});
