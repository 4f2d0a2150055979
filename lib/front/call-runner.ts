import type { IncomingMessage, ServerResponse } from "node:http";
import { processState } from "@/lib/process-state.mjs";

/** Responds to a call. Resolves to false, without a response, if the request is for Next. */
export type CallRunner = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

const state = processState("call-runner", (): { run?: CallRunner } => ({}));

/** Sets what `runCall` runs. Until then, and in development, Next responds to every call. */
export function setCallRunner(run: CallRunner): void {
  state.run = run;
}

/** Responds to a call without Next's router, whose work costs more than most calls. */
export const runCall: CallRunner = async (request, response) => (await state.run?.(request, response)) ?? false;
