import { type Environment, readEnvironment } from "@/lib/env";
import { trustedProxies } from "@/lib/front/client-address";

/** Loads `.env.local` and `.env`, as Next does, and returns the checked environment. Throws `EnvironmentError`. */
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
