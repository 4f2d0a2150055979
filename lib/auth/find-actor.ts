import "server-only";
import { findTokenOwner } from "@/lib/access-tokens/token-owner";
import type { Account, Actor, Guest, RoleRef, RoleRow, SessionRef, UserActor } from "@/lib/actor/actor";
import { effectivePermissions } from "@/lib/actor/admin-two-factor";
import { findImpersonated } from "@/lib/auth/find-impersonated";
import { sessionTokenOf } from "@/lib/http/session-cookie";
import type { Visitor } from "@/lib/http/visitor";
import { can, mergeGrants } from "@/lib/permissions/can";
import type { Grant } from "@/lib/permissions/permissions";
import { getGuestGrants } from "@/lib/roles/public";
import { findSession, type Impersonation } from "@/lib/sessions/find-session";

/** Finds the actor of a request. The session cookie is ignored if there is an `Authorization` header. */
export async function findActor(request: Request, visitor: Visitor): Promise<Actor> {
  const authorization = request.headers.get("authorization");
  const bearer = authorization === null ? null : await tokenActor(authorization, visitor);
  const actor = bearer ?? (await findSessionActor(sessionTokenOf(visitor), visitor));
  return actor.id === null ? actor : { ...actor, origin: visitor };
}

/** Finds the actor of a session's token. The session records the address and user agent of `visitor`, if given. */
export async function findSessionActor(sessionToken: string | null, visitor?: Visitor): Promise<Actor> {
  const found = sessionToken ? await findSession(sessionToken, visitor) : null;
  if (!found) return guest();
  const owner = await sessionActor(found, found.session);
  return found.impersonation ? impersonatedActor(owner, found.impersonation) : owner;
}

type FoundAccount = { account: Account; roles: RoleRow[]; grants: Grant[] };

async function sessionActor({ account, roles, grants }: FoundAccount, session: SessionRef | null): Promise<UserActor> {
  return {
    id: account.id,
    user: account,
    roles: roles.map(roleRef),
    ...(await effectivePermissions(account, permissionsOf(roles, grants))),
    session,
    token: null,
  };
}

/**
 * Returns the user that the session's owner acts as. Returns the owner if that user no longer exists, is banned, or may
 * no longer be impersonated. The owner's password confirmation does not apply to the user.
 */
async function impersonatedActor(owner: UserActor, { userId, until }: Impersonation): Promise<UserActor> {
  const found = await findImpersonated(owner, userId);
  if (!found) return owner;
  const session = owner.session && { ...owner.session, passwordConfirmedAt: null };
  return { ...(await sessionActor(found, session)), impersonator: { user: owner.user, until } };
}

async function tokenActor(authorization: string, visitor: Visitor): Promise<Actor> {
  const [, token] = /^Bearer +([\w-]+)$/i.exec(authorization) ?? [];
  const found = token ? await findTokenOwner(token, visitor) : null;
  if (!found) return { ...(await guest()), badToken: true };
  const { account, roles, grants, abilities, tokenId } = found;
  const { permissions: all } = await effectivePermissions(account, permissionsOf(roles, grants));
  if (!can({ permissions: all }, "api.access")) return { ...(await guest()), badToken: true };
  const permissions = abilities.length ? narrowGrants(all, abilities) : all;
  return {
    id: account.id,
    user: account,
    roles: roles.map(roleRef),
    permissions,
    session: null,
    token: { id: tokenId },
  };
}

const roleRef = ({ id, key, name }: RoleRow): RoleRef => ({ id, key, name });
const permissionsOf = (roles: RoleRow[], own: Grant[]) =>
  mergeGrants([own, ...roles.map(({ permissions }) => permissions)]);

/** Limits the owner's permissions to a token's abilities. A token never needs the ability `api.access`. */
function narrowGrants(grants: Grant[], abilities: string[]): Grant[] {
  const chosen = [...new Set(["api.access", ...abilities])] as Grant["name"][];
  const isAdmin = grants.some(({ name }) => name === "admin");
  if (isAdmin) return chosen.map((name) => ({ name, restrictions: [] }));
  return grants.filter(({ name }) => chosen.includes(name));
}

async function guest(): Promise<Guest> {
  return { id: null, permissions: await getGuestGrants(), session: null, token: null };
}
