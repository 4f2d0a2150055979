import "server-only";
import { actorOf } from "@/lib/auth/find-actor";
import { sessionTokenOf } from "@/lib/http/session-cookie";
import { type Visitor, visitorOf } from "@/lib/http/visitor";
import { languageFor } from "@/lib/localizations/language";
import { decideGate } from "@/lib/page-access/gates";
import { getSettings } from "@/lib/settings/settings";

type PageRequest = { path: string; search: string; visitor: Visitor };

/** Who asks for a page, what becomes of it by the route table, and in which language they read. The front and middleware both ask here. */
export async function decidePage({ path, search, visitor }: PageRequest, sessionToken: string | null) {
  const [actor, settings] = await Promise.all([actorOf(sessionToken, visitor), getSettings()]);
  const decision = await decideGate({ path, search, actor, settings });
  return { actor, decision, language: await languageFor(visitor, actor) };
}

/** The same as the front has it. */
type PageHeaders = { path: string; search: string; headers: Headers };

/**
 * In which language a member reads the page that guests get at this address too. Undefined where middleware has more to say: a redirect, a page
 * of their own, a session that ended. The front asks this for pages that lie in its cache.
 */
export async function publicPageLanguage({ headers, ...page }: PageHeaders): Promise<string | undefined> {
  const visitor = visitorOf({ headers });
  const { actor, decision, language } = await decidePage({ ...page, visitor }, sessionTokenOf(visitor));
  return actor.id !== null && decision.to === "public" ? language : undefined;
}
