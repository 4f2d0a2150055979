import "server-only";
import { headers } from "next/headers";
import { cache } from "react";
import type { Actor } from "@/lib/actor/actor";
import { findSessionActor } from "@/lib/auth/find-actor";
import { sessionTokenOf } from "@/lib/http/session-cookie";
import { visitorOf } from "@/lib/http/visitor";

/** The visitor of this page request. */
export const pageVisitor = cache(async () => visitorOf({ headers: await headers() }));

/** The actor of this page request, read once per request. */
export const pageActor = cache(async (): Promise<Actor> => {
  const visitor = await pageVisitor();
  return findSessionActor(sessionTokenOf(visitor), visitor);
});
