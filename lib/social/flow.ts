import "server-only";
import { readCookie, setCookie } from "@/lib/http/cookies";
import type { Service } from "@/lib/settings/social-services";
import type { SocialAction } from "@/lib/social/policy";
import type { StartQuery } from "@/lib/social/schema";
import { seal, unseal } from "@/lib/social/sealed";

/** What the popup set out to do. It travels in a signed cookie, bound to the `state` that the service was given. */
export type Flow = StartQuery & { service: Service; action: SocialAction; userId: number | null; state: string };

/** So long may somebody be at the service's. */
export const FLOW_SECONDS = 900;
const COOKIE = "social_flow";

/** One path a service, so that two services tried at once do not overwrite each other's cookies. */
export const callbackPath = (service: Service) => `/api/auth/callback/${service}`;

/** The Set-Cookie line that keeps the flow; null ends it. */
export function flowCookie(service: Service, flow: Flow | null): string {
  const value = flow && seal(COOKIE, flow, FLOW_SECONDS);
  return setCookie(COOKIE, value, { path: callbackPath(service), maxAge: FLOW_SECONDS, httpOnly: true });
}

/** The flow that this callback belongs to; null when it is nobody's, too old, or another's. */
export function flowOf(request: Request, expected: { service: Service; state: string | undefined }): Flow | null {
  const flow = unseal<Flow>(COOKIE, readCookie(request.headers.get("cookie"), COOKIE));
  return flow?.service === expected.service && flow.state === expected.state ? flow : null;
}
