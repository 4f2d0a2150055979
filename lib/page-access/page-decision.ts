import "server-only";
import { actorOf } from "@/lib/auth/actor";
import { languageFor } from "@/lib/localizations/language";
import { gate } from "@/lib/page-access/gates";
import { sessionTokenOf } from "@/lib/sessions/session-cookie";
import { getSettings } from "@/lib/settings/settings";

type Asked = { path: string; search: string; headers: Headers };

/** Who asks for a page, what becomes of it by the route table, and in which language they read. The front and middleware both ask here. */
export async function decidePage({ path, search, headers }: Asked, sessionToken: string | null) {
  const [actor, settings] = await Promise.all([actorOf(sessionToken, { headers }), getSettings()]);
  const decision = await gate({ path, search, actor, settings });
  return { actor, decision, language: await languageFor(headers, actor) };
}

/**
 * In which language a member reads the page that guests get at this address too. Undefined where middleware has more to say: a redirect, a page
 * of their own, a session that ended. The front asks this for pages that lie in its cache.
 */
export async function publicPageLanguage(asked: Asked): Promise<string | undefined> {
  const { actor, decision, language } = await decidePage(asked, sessionTokenOf(asked));
  return actor.id !== null && decision.to === "public" ? language : undefined;
}
