import "server-only";
import { actorOf } from "@/lib/auth/actor";
import { gate } from "@/lib/auth/gates";
import { sessionTokenOf } from "@/lib/auth/session-cookie";
import { languageFor } from "@/lib/localizations/language";
import { getSettings } from "@/lib/settings/settings";

type Asked = { path: string; search: string; headers: Headers };

/**
 * In which language a member reads the page that guests get at this address too. Undefined where middleware has more to say: a redirect, a page
 * of their own, a session that ended. The front asks this for pages that lie in its cache.
 */
export async function publicPageLanguage({ path, search, headers }: Asked): Promise<string | undefined> {
  const [actor, settings] = await Promise.all([actorOf(sessionTokenOf({ headers }), { headers }), getSettings()]);
  if (actor.id === null) return undefined;
  const { to } = await gate({ path, search, actor, settings });
  return to === "public" ? await languageFor(headers, actor) : undefined;
}
