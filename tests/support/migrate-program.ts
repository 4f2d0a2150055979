// A process that migrates the given database with the given folder, and prints what it applied.
import pg from "pg";
import { migrate } from "@/lib/db/migrations";

const [connectionString, folder = ""] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString });
console.log(`APPLIED ${(await migrate(pool, folder)).join(",")}.`);
await pool.end();
