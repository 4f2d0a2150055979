import { type Environment, readEnvironment } from "@/lib/env";
import { trustedProxies } from "@/lib/front/client-address";

/**
 * Loads `.env.local` and then `.env`, neither of which changes a variable that is already set. Returns the checked
 * environment. Throws `EnvironmentError`.
 */
export function loadEnvironment(): Environment {
  for (const file of [".env.local", ".env"]) {
    try {
      process.loadEnvFile(file);
    } catch {
      // The file is optional.
    }
  }
  const environment = readEnvironment(process.env);
  trustedProxies(environment.TRUSTED_PROXIES); // throws for an invalid entry
  return environment;
}
