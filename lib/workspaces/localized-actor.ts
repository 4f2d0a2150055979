import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import type { Visitor } from "@/lib/http/visitor";
import { translatorFor } from "@/lib/localizations/translator";
import type { LocalizedActor } from "@/lib/workspaces/workspace-json";

type Call = { actor: UserActor; visitor: Visitor };

/** The actor of a call, and `t()`, which translates the names of roles into the visitor's language. */
export async function localizedActorOf({ actor, visitor }: Call): Promise<LocalizedActor> {
  return { actor, t: await translatorFor(visitor, actor) };
}
