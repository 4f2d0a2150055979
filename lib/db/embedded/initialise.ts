// A separate program that creates an empty database in the given folder. See data-folder.ts.
import { PGlite } from "@electric-sql/pglite";

process.stdin.once("end", () => process.exit(1)).resume(); // the parent process has ended

const db = new PGlite(process.argv[2]);
await db.waitReady;
await db.close();
process.exit(0);
