import { defineConfig } from "prisma/config";

// `prisma generate` asks for the schema engine and never uses it; any existing path stops it from downloading one.
if (process.argv.includes("generate")) process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({ schema: "prisma/schema", migrations: { path: "prisma/migrations" } });
