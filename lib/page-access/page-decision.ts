import "server-only";
import { findSessionActor } from "@/lib/auth/find-actor";
import { sessionTokenOf } from "@/lib/http/session-cookie";
import { type Visitor, visitorOf } from "@/lib/http/visitor";
import { languageFor } from "@/lib/localizations/language";
import { decideGate } from "@/lib/page-access/gates";
import { getSettings } from "@/lib/settings/settings";

type PageRequest = { path: string; search: string; visitor: Visitor };

/** Returns the actor of a page request, the decision and the language. For the middleware. */
export async function decidePage({ path, search, visitor }: PageRequest, sessionToken: string | null) {
  const [actor, settings] = await Promise.all([findSessionActor(sessionToken, visitor), getSettings()]);
  const decision = await decideGate({ path, search, actor, settings });
  return { actor, decision, language: await languageFor(visitor, actor) };
}

/** A page request as the front receives it. */
type PageHeaders = { path: string; search: string; headers: Headers };

/**
 * Returns the language in which a logged-in user gets the same public page as guests. Undefined if they get anything
 * else or if their session has ended. The front uses this for cached pages.
 */
export async function publicPageLanguage({ headers, ...page }: PageHeaders): Promise<string | undefined> {
  const visitor = visitorOf({ headers });
  const { actor, decision, language } = await decidePage({ ...page, visitor }, sessionTokenOf(visitor));
  return actor.id !== null && decision.to === "public" ? language : undefined;
}
