import "server-only";
import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import type { Actor, UserActor } from "@/lib/actor/actor";
import { requiresVerifiedEmail } from "@/lib/actor/email-confirmation";
import { findSessionActor } from "@/lib/auth/find-actor";
import { sessionTokenOf } from "@/lib/http/session-cookie";
import { visitorOf } from "@/lib/http/visitor";
import { can } from "@/lib/permissions/can";
import type { Permission } from "@/lib/permissions/permissions";
import { loginThenBack, routes } from "@/lib/routes";

/** The visitor of this page request. */
export const pageVisitor = cache(async () => visitorOf({ headers: await headers() }));

/** The actor of this page request, read once per request. */
export const pageActor = cache(async (): Promise<Actor> => {
  const visitor = await pageVisitor();
  return findSessionActor(sessionTokenOf(visitor), visitor);
});

/**
 * Returns the user. Redirects a guest to the login, and throws a 404 if the user must verify their address first.
 * Middleware has already checked this. The page checks it again.
 */
export async function requireUser(path: string): Promise<UserActor> {
  const actor = await pageActor();
  if (actor.id === null) redirect(loginThenBack(path));
  if (await requiresVerifiedEmail(actor)) notFound();
  return actor;
}

/**
 * Returns the user if they have the permission, otherwise throws a 404. Redirects a user who must first set up a second
 * factor.
 */
export async function requirePermission(permission: Permission, path: string): Promise<UserActor> {
  const actor = await requireUser(path);
  if (actor.restricted) redirect(routes.twoFactorSetup);
  if (!can(actor, permission)) notFound();
  return actor;
}
