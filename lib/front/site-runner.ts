import type { IncomingMessage, ServerResponse } from "node:http";
import type { ParsedRequest } from "@/lib/front/parsed-request";
import { processState } from "@/lib/process-state.mjs";

/** Responds to requests for the hosts of published sites. */
export type SiteRunner = {
  /** Sends a page that is in memory. Returns false, without a response, if the page is not in memory. */
  sendFromMemory: (request: IncomingMessage, response: ServerResponse, parsed: ParsedRequest) => boolean;
  /** Responds if the host has a site. Resolves to false, without a response, if it has none. */
  respond: (request: IncomingMessage, response: ServerResponse, parsed: ParsedRequest) => Promise<boolean>;
};

const state = processState("site-runner", (): { runner?: SiteRunner } => ({}));

/** Sets the runner for the hosts of sites. Without a runner, no host has a site. */
export function setSiteRunner(runner: SiteRunner): void {
  state.runner = runner;
}

export const siteRunner = (): SiteRunner | undefined => state.runner;
