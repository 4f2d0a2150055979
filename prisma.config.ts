import { defineConfig } from "prisma/config";

// `prisma generate` requires the schema engine but never uses it. Any existing path prevents a download.
if (process.argv.includes("generate")) process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({ schema: "prisma/schema", migrations: { path: "prisma/migrations" } });
