import "server-only";
import type { Actor } from "@/lib/actor/actor";
import { requireConfirmedSession } from "@/lib/actor/confirmed-session";
import { mustVerifyEmail } from "@/lib/actor/email-confirmation";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { limitInMemory } from "@/lib/http/rate-limit";
import { visitorOf } from "@/lib/http/visitor";
import { translatorFor } from "@/lib/localizations/translator";
import type { Service } from "@/lib/settings/social-services";
import { flowCookie } from "@/lib/social/flow";
import { serviceValues } from "@/lib/social/identity";
import { startOAuth } from "@/lib/social/oauth";
import { isTransientCookie, oauthOptions } from "@/lib/social/oauth-options";
import { errorEnding, redirectTo, redirectToDone } from "@/lib/social/outcome";
import type { SocialAction } from "@/lib/social/policy";
import type { StartQuery } from "@/lib/social/schema";
import { readServiceAccess } from "@/lib/social/services";

/** The number of started flows is limited, because each start can send a request to the service. */
const START_LIMIT = { name: "social-start", points: 30, seconds: 60 };

type Start = { request: Request; actor: Actor; service: Service; action: SocialAction; query: StartQuery };

/** Redirects to the service or, after a refusal, to the flow's last page. Throws if another site started the flow. */
export async function startSocialFlow(start: Start): Promise<Response> {
  const { request, actor, service, action, query } = start;
  requireOwnPage(request);
  try {
    return await redirectToService(start);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const ending = errorEnding(error, await translatorFor(visitorOf(request), actor));
    return redirectToDone({ ending, service, action, popup: query.popup, back: query.back });
  }
}

/** Only our own pages may start a flow. Otherwise another site could connect an attacker's account to the user's. */
function requireOwnPage({ headers }: Request) {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin")
    throw new AppError("forbidden", "Open this from the login page or the account settings.");
}

async function redirectToService({ request, actor, service, action, query }: Start): Promise<Response> {
  await limitInMemory(START_LIMIT, visitorOf(request).network);
  await requireMayStart(actor, action);
  const access = await readServiceAccess(service);
  if (!access)
    throw new AppError("not_configured", ":service is not available here.", { values: serviceValues(service) });

  const { location, setCookies } = await startOAuth(service, oauthOptions({ service, access }));
  const target = new URL(location ?? "/", env().APP_URL);
  const state = target.searchParams.get("state");
  // if the service is down, next-auth redirects to its own error page
  if (!state || target.origin === new URL(env().APP_URL).origin)
    throw new AppError("unavailable", ":service is not responding. Try again later.", {
      values: serviceValues(service),
    });

  const headers = new Headers();
  for (const cookie of setCookies.filter((header) => isTransientCookie(service, header)))
    headers.append("Set-Cookie", cookie);
  headers.append("Set-Cookie", flowCookie(service, { ...query, service, action, userId: actor.id, state }));
  return redirectTo(target.href, headers);
}

async function requireMayStart(actor: Actor, action: SocialAction): Promise<void> {
  if (action === "login") {
    if (actor.id !== null) throw new AppError("forbidden", "You are already logged in.");
    return;
  }
  if (actor.id === null) throw new AppError("unauthenticated", "Log in first.");
  if (await mustVerifyEmail(actor)) throw new AppError("email_unverified", "Verify your email address first.");
  requireConfirmedSession(actor);
}
