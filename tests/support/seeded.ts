import { expireInThisProcess } from "@/lib/events/expiry";
import { seed } from "@/lib/seed/seed";
import { onReset } from "./database";
import { restoreOrInsert } from "./kept-rows";
import { resetRateLimits } from "./reset-rate-limits";

// `env()` reads these variables when it is first called, which is after the imports.
process.env.APP_SECRET ??= "a-secret-of-the-tests-that-signs-their-cookies";
process.env.LOG_LEVEL ??= "silent";

/** In a test file that imports this file, each test begins with the database as the first start seeds it. */
onReset(async () => {
  await restoreOrInsert(seed);
  expireInThisProcess("all");
  resetRateLimits();
});
