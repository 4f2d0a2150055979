// Takes the lock of the given folder. The socket of the lock keeps the process running until a test kills it. If the
// process cannot take the lock, it prints the error and ends.
import { claimFolder } from "@/lib/db/embedded/lock";

try {
  await claimFolder(process.argv[2] ?? "");
  console.log("CLAIMED");
} catch (error) {
  console.log(`${(error as Error).name}: ${(error as Error).message}`);
}
