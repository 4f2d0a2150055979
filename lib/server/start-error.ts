import { EnvironmentError } from "@/lib/env";

/** Why the server cannot start: one sentence that says what to do. */
export class StartError extends Error {}

/** The same error as a sentence for people, which its message is. */
export const asStartError = (error: unknown) => new StartError(error instanceof Error ? error.message : String(error));

/** What to print before the process ends: the sentence alone where there is one, else everything we know. */
export function startErrorText(error: unknown): string {
  if (error instanceof StartError || error instanceof EnvironmentError) return error.message;
  return `Plinth could not start. ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
