import { type Environment, readEnvironment } from "@/lib/env";

/** The checked environment, with what `.env` beside the program adds (Next reads it too). Throws `EnvironmentError`. */
export function loadEnvironment(): Environment {
  for (const file of [".env.local", ".env"]) {
    try {
      process.loadEnvFile(file);
    } catch {
      // There is none, which is the ordinary case.
    }
  }
  return readEnvironment(process.env);
}
