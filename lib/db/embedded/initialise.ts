// A program of its own: makes an empty database in the folder given to it, and ends. See data-folder.ts.
import { PGlite } from "@electric-sql/pglite";

process.stdin.once("end", () => process.exit(1)).resume(); // who started it is gone

const db = new PGlite(process.argv[2]);
await db.waitReady;
await db.close();
process.exit(0);
