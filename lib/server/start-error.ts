import { EnvironmentError } from "@/lib/env";

/** Why the server cannot start. The message says what to do. */
export class StartError extends Error {}

/** Wraps an error whose message is a sentence for people. */
export const asStartError = (error: unknown) => new StartError(error instanceof Error ? error.message : String(error));

/** What to print before the process ends: the sentence of an expected error, else the stack. */
export function startErrorText(error: unknown): string {
  if (error instanceof StartError || error instanceof EnvironmentError) return error.message;
  return `Plinth could not start. ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
