import path from "node:path";
import { pathToFileURL } from "node:url";
import { setProgramsFolder } from "@/lib/programs";
import { endThreads } from "@/lib/threads/pool";
import { connectTestDatabase, disconnectTestDatabase, resetDatabase } from "./database";

beforeAll(async () => {
  setProgramsFolder(pathToFileURL(path.join(process.env.PLINTH_TEST_PROGRAMS ?? "", "/")));
  await connectTestDatabase();
});

beforeEach(resetDatabase);

afterAll(async () => {
  await endThreads();
  await disconnectTestDatabase();
});
