import type { IncomingMessage, ServerResponse } from "node:http";
import { processState } from "@/lib/process-state.mjs";

/** Responds to an API call. Resolves to false, without a response, if Next has to respond instead. */
export type CallRunner = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

const state = processState("call-runner", (): { run?: CallRunner } => ({}));

/** Sets the runner that `runCall` uses. Without a runner, as in development, Next responds to every call. */
export function setCallRunner(run: CallRunner): void {
  state.run = run;
}

/** Responds to an API call without Next's router, which takes longer than most calls do. */
export const runCall: CallRunner = async (request, response) => (await state.run?.(request, response)) ?? false;
