import { existsSync } from "node:fs";
import path from "node:path";
import { type Environment, EnvironmentError, readEnvironment } from "@/lib/env";
import { createProxyCheck } from "@/lib/front/client-address";

/**
 * Loads `.env.local` and then `.env`, if they exist. Neither changes a variable that is already set. Returns the
 * checked environment. Throws `EnvironmentError`, also for a file that exists but cannot be read.
 */
export function loadEnvironment(): Environment {
  for (const file of [".env.local", ".env"]) {
    if (!existsSync(file)) continue;
    try {
      process.loadEnvFile(file);
    } catch {
      throw new EnvironmentError(
        `The file ${path.resolve(file)} cannot be read. Give the system user that runs Plinth permission to read it, or remove it.`,
      );
    }
  }
  const environment = readEnvironment(process.env);
  createProxyCheck(environment.TRUSTED_PROXIES); // throws for an invalid entry
  return environment;
}
