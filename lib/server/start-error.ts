import { EnvironmentError } from "@/lib/env";

/** Thrown if the server cannot start. The message tells the operator what to do. */
export class StartError extends Error {}

/** Wraps an error whose message is meant for the operator. */
export const asStartError = (error: unknown) => new StartError(error instanceof Error ? error.message : String(error));

/** Returns what to print before the process ends: the message of an expected error, else the stack. */
export function startErrorText(error: unknown): string {
  if (error instanceof StartError || error instanceof EnvironmentError) return error.message;
  return `Plinth could not start. ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
