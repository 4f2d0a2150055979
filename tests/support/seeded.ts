import { expireHere } from "@/lib/events/expiry";
import { seed } from "@/lib/seed/seed";
import { forgetCounts } from "./counts";
import { onReset } from "./database";
import { restoreOrInsert } from "./kept-rows";

// Read at the first call of `env()`, which is after the imports.
process.env.APP_SECRET ??= "a-secret-of-the-tests-that-signs-their-cookies";
process.env.LOG_LEVEL ??= "silent";

/** Importing this gives each test of a file the seeded database of a first start. */
onReset(async () => {
  await restoreOrInsert(seed);
  expireHere("all");
  forgetCounts();
});
