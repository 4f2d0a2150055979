import "server-only";
import { hostCookieName, readCookie, toSetCookie } from "@/lib/http/cookies";
import type { Service } from "@/lib/settings/social-services";
import type { SocialAction } from "@/lib/social/policy";
import type { StartQuery } from "@/lib/social/schema";
import { readSignedValue, signValue } from "@/lib/social/signed-values";

/**
 * A login with a service, or the connection of a service to an account, that is in progress. Stored in a signed cookie
 * and bound to the `state` that the service got.
 */
export type Flow = StartQuery & { service: Service; action: SocialAction; userId: number | null; state: string };

/** How long the user may stay at the service. */
export const FLOW_SECONDS = 900;
const PURPOSE = "social_flow";

/** One cookie per service, so that concurrent flows to two services do not overwrite each other. */
const cookieName = (service: Service) => hostCookieName(`social_flow_${service}`);

/** The path that a service sends the user back to. */
export const callbackPath = (service: Service) => `/api/auth/callback/${service}`;

/** Returns the Set-Cookie header that stores the flow, or the one that clears the cookie if `flow` is null. */
export function flowCookie(service: Service, flow: Flow | null): string {
  const value = flow && signValue(PURPOSE, flow, FLOW_SECONDS);
  return toSetCookie(cookieName(service), value, { maxAge: FLOW_SECONDS, httpOnly: true });
}

/** Reads the flow of this callback. Null if it is missing or expired, or if the cookie is for another flow. */
export function flowOf(request: Request, expected: { service: Service; state: string | undefined }): Flow | null {
  const value = readCookie(request.headers.get("cookie"), cookieName(expected.service));
  const flow = readSignedValue<Flow>(PURPOSE, value);
  return flow?.service === expected.service && flow.state === expected.state ? flow : null;
}
