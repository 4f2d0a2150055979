import { type Environment, readEnvironment } from "@/lib/env";
import { trustedProxies } from "@/lib/front/client-address";

/** The checked environment, with what `.env` beside the program adds (Next reads it too). Throws `EnvironmentError`. */
export function loadEnvironment(): Environment {
  for (const file of [".env.local", ".env"]) {
    try {
      process.loadEnvFile(file);
    } catch {
      // There is none, which is the ordinary case.
    }
  }
  const environment = readEnvironment(process.env);
  trustedProxies(environment.TRUSTED_PROXIES);
  return environment;
}
