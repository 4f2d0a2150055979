import "server-only";
import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { pool } from "@/lib/db/pool";
import { env } from "@/lib/env";

type State = "ok" | "failed";
export type Health = { status: State; checks: Record<string, State> };

const TIMEOUT_MS = 3000;

/** Checks the database and the data folder, in parallel, for at most three seconds. */
export async function checkHealth(): Promise<Health> {
  const checks = Object.fromEntries(
    await Promise.all([
      check("database", () => pool().query("SELECT 1")),
      check("files", () => access(env().DATA_DIR, constants.W_OK)),
    ]),
  );
  const status = Object.values(checks).every((state) => state === "ok") ? "ok" : "failed";
  return { status, checks };
}

async function check(name: string, probe: () => Promise<unknown>): Promise<[string, State]> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("too slow")), TIMEOUT_MS).unref();
  });
  try {
    await Promise.race([probe(), timeout]);
    return [name, "ok"];
  } catch {
    return [name, "failed"];
  } finally {
    clearTimeout(timer);
  }
}
