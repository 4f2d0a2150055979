import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import type { Visitor } from "@/lib/http/visitor";
import { translatorFor } from "@/lib/localizations/translator";
import type { Reader } from "@/lib/workspaces/workspace-json";

/** The actor of a call, and `t()`, which translates the names of roles into the visitor's language. */
export const readerOf = async ({ actor, visitor }: { actor: UserActor; visitor: Visitor }): Promise<Reader> => ({
  actor,
  t: await translatorFor(visitor, actor),
});
