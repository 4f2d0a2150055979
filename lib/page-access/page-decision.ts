import "server-only";
import type { Actor, UserActor } from "@/lib/actor/actor";
import { findSessionActor } from "@/lib/auth/find-actor";
import { csrfCookies } from "@/lib/http/csrf";
import { sessionTokenOf } from "@/lib/http/session-cookie";
import { type Visitor, visitorOf } from "@/lib/http/visitor";
import { languageFor } from "@/lib/localizations/language";
import { decideGate, type Gate } from "@/lib/page-access/gates";
import { readerKey } from "@/lib/page-access/reader";
import { cachedPath } from "@/lib/page-cache/cached-path";
import { memberPageKey } from "@/lib/page-cache/member-page-path";
import { memberPageAt } from "@/lib/page-cache/member-pages";
import { pageKey } from "@/lib/page-cache/pages";
import type { CachedForUser, UserPageRequest } from "@/lib/page-cache/user-pages";
import { nextStepOf } from "@/lib/quotas/next-step";
import { overviewOf } from "@/lib/quotas/overview";
import { getSettings } from "@/lib/settings/settings";
import { ownUserJson } from "@/lib/users/user-json";

type PageRequest = { path: string; search: string; visitor: Visitor };
type PageDecision = { actor: Actor; decision: Gate; language: string };

/** Returns the actor and the language of a page request, and the decision on it. */
export async function decidePage({ path, search, visitor }: PageRequest, sessionToken: string | null) {
  const [actor, settings] = await Promise.all([findSessionActor(sessionToken, visitor), getSettings()]);
  const decision = await decideGate({ path, search, actor, settings });
  return { actor, decision, language: await languageFor(visitor, actor) };
}

/** The cache key of the page if the decision is a member page. Null for any other decision. */
export function memberKeyOf({ actor, decision, language }: PageDecision): string | null {
  if (decision.to !== "member" || actor.id === null) return null;
  const page = memberPageAt(decision.path);
  return page && memberPageKey({ language, reader: readerKey(actor), path: page.path });
}

/**
 * Returns the cache key of the public or member page that a logged-in user gets and, for a member page, the user's data
 * and cookies to add to it. Undefined for any other decision, for a path that only Next can resolve, and if the session
 * has ended. Used by `lib/front`, our server in front of Next.
 */
export async function decideForUser({ headers, ...page }: UserPageRequest): Promise<CachedForUser | undefined> {
  const visitor = visitorOf({ headers });
  const token = sessionTokenOf(visitor);
  const pageDecision = await decidePage({ ...page, visitor }, token);
  const { actor, decision, language } = pageDecision;
  if (actor.id === null) return undefined;
  const key = memberKeyOf(pageDecision);
  if (key) return { key, own: { user: ownDataOf(actor), cookies: csrfCookies(visitor, token) } };
  const publicKey = decision.to === "public" ? pageKey(cachedPath(page.path), language) : undefined;
  return publicKey === undefined ? undefined : { key: publicKey };
}

/** The user's data at the end of a member page. The dashboard shows `next_step` before it becomes interactive. */
function ownDataOf(actor: UserActor): string {
  const user = ownUserJson(actor);
  return JSON.stringify({ ...user, next_step: nextStepOf(overviewOf(user)) });
}
