// A process that takes the lock of the given folder, prints a line and keeps running. For tests that kill this process.
import { claimFolder } from "@/lib/db/embedded/lock";

try {
  await claimFolder(process.argv[2] ?? "");
  console.log("CLAIMED");
} catch (error) {
  console.log(`${(error as Error).name}: ${(error as Error).message}`);
}
