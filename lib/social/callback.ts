import "server-only";
import type { Actor } from "@/lib/actor/actor";
import { setLoginCookies } from "@/lib/api/session-responses";
import { AppError } from "@/lib/errors";
import { visitorOf } from "@/lib/http/visitor";
import { line } from "@/lib/i18n/line";
import { languageFor } from "@/lib/localizations/language";
import { translatorFor } from "@/lib/localizations/translator";
import { log } from "@/lib/log";
import type { Service } from "@/lib/settings/social-services";
import { connect } from "@/lib/social/connections";
import { type Flow, flowCookie, flowOf } from "@/lib/social/flow";
import { type Identity, identityOf, serviceValues } from "@/lib/social/identity";
import { callNextAuth } from "@/lib/social/oauth";
import { clearedTransientCookies, oauthOptions, transientCookies } from "@/lib/social/oauth-options";
import { type Ending, errorEnding, redirectToDone } from "@/lib/social/outcome";
import { pendingCookie } from "@/lib/social/pending-link";
import { readServiceAccess } from "@/lib/social/services";
import { type Decision, logInWithService } from "@/lib/social/social-login";

type Callback = { request: Request; actor: Actor; service: Service; query: Record<string, string> };

/**
 * Handles the browser's return from the service: finds the identity, logs in with it or connects it, and redirects to
 * the flow's last page.
 */
export async function finishSocialFlow(callback: Callback): Promise<Response> {
  const { request, actor, service, query } = callback;
  const headers = new Headers();
  const flow = flowOf(request, { service, state: query.state });
  const { ending, login, pending } = await decideOutcome(callback, flow);

  if (login) setLoginCookies({ visitor: visitorOf(request), headers }, login);
  if (pending !== undefined) headers.append("Set-Cookie", pendingCookie(pending));
  // if no flow was found, the cookies may belong to another flow and must not be cleared
  if (flow)
    for (const text of [...clearedTransientCookies(service), flowCookie(service, null)])
      headers.append("Set-Cookie", text);
  log.debug({ service, status: ending.status, user: actor.id }, "A social login returned from the service");
  return redirectToDone(
    { ending, service, action: flow?.action ?? "login", popup: flow?.popup, back: flow?.back },
    headers,
  );
}

/** Errors become an outcome too, because the flow's last page reports them. */
async function decideOutcome(callback: Callback, flow: Flow | null): Promise<Decision> {
  const { request, actor } = callback;
  try {
    if (!flow) throw new AppError("conflict", "This login has expired. Try again.");
    return await runAction(callback, flow, await identify(callback));
  } catch (error) {
    if (!(error instanceof AppError)) log.error({ err: error, service: callback.service }, "A social login failed");
    const shownError = error instanceof AppError ? error : unexpectedError();
    return { ending: errorEnding(shownError, await translatorFor(visitorOf(request), actor)) };
  }
}

async function runAction({ request, actor }: Callback, flow: Flow, identity: Identity): Promise<Decision> {
  const visitor = visitorOf(request);
  if (flow.action === "login")
    return logInWithService({ visitor, flow, identity, language: await languageFor(visitor) });
  await connect(actor, { visitor, userId: flow.userId, identity, language: await languageFor(visitor, actor) });
  return { ending: SUCCESS };
}

const SUCCESS: Ending = { status: "SUCCESS", data: "bootstrap" };

/** Checks state, PKCE, nonce and tokens, and returns the identity. */
async function identify({ request, service, query }: Callback): Promise<Identity> {
  if (query.error === "access_denied")
    throw new AppError("forbidden", "You did not allow this site to use your :service account.", {
      values: serviceValues(service),
    });
  const access = await readServiceAccess(service);
  if (!access)
    throw new AppError("not_configured", ":service is not available here.", { values: serviceValues(service) });

  let identity: Identity | null = null;
  const options = oauthOptions({
    service,
    access,
    onProfile: async (profile) => {
      identity = identityOf(service, profile);
    },
  });
  await callNextAuth({ action: "callback", service, query, cookies: transientCookies(service, request) }, options);
  if (!identity) throw unexpectedError();
  return identity;
}

const unexpectedError = () => new AppError("unavailable", line("An error occurred. Please try again later"));
