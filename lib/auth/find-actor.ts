import "server-only";
import { findTokenOwner } from "@/lib/access-tokens/token-owner";
import type { Account, Actor, Guest, RoleRef, RoleRow, SessionRef, UserActor } from "@/lib/actor/actor";
import { getEffectivePermissions } from "@/lib/actor/admin-two-factor";
import { findImpersonated } from "@/lib/auth/find-impersonated";
import { sessionTokenOf } from "@/lib/http/session-cookie";
import type { Visitor } from "@/lib/http/visitor";
import { can } from "@/lib/permissions/can";
import { mergeGrants } from "@/lib/permissions/merge-grants";
import type { Grant } from "@/lib/permissions/permissions";
import { getGuestGrants } from "@/lib/roles/public";
import { findSession, type Impersonation, type LiveSession } from "@/lib/sessions/find-session";

/** Finds the actor of a request. The session cookie is ignored if there is an `Authorization` header. */
export async function findActor(visitor: Visitor, authorization: string | null): Promise<Actor> {
  const bearer = authorization === null ? null : await findTokenActor(authorization, visitor);
  const actor = bearer ?? (await findSessionActor(sessionTokenOf(visitor), visitor));
  return actor.id === null ? actor : { ...actor, origin: visitor };
}

/** Finds the actor of a session's token. The session records the address and user agent of `visitor`, if given. */
export async function findSessionActor(sessionToken: string | null, visitor?: Visitor): Promise<Actor> {
  const session = sessionToken ? await findSession(sessionToken, visitor) : null;
  return session ? actorOf(session) : createGuest();
}

/** Returns the actor of a session that has not ended. */
export async function actorOf(found: LiveSession): Promise<UserActor> {
  const owner = await createSessionActor(found, found.session);
  return found.impersonation ? createImpersonatedActor(owner, found.impersonation) : owner;
}

type FoundAccount = { account: Account; roles: RoleRow[]; grants: Grant[] };

async function createSessionActor(
  { account, roles, grants }: FoundAccount,
  session: SessionRef | null,
): Promise<UserActor> {
  return {
    id: account.id,
    user: account,
    roles: roles.map(roleRef),
    ...(await getEffectivePermissions(account, permissionsOf(roles, grants))),
    session,
    token: null,
  };
}

/**
 * Returns the user that the session's owner acts as. Returns the owner if that user no longer exists, is banned, or may
 * no longer be impersonated. The owner's password confirmation does not apply to the user.
 */
async function createImpersonatedActor(owner: UserActor, { userId, until }: Impersonation): Promise<UserActor> {
  const impersonated = await findImpersonated(owner, userId);
  if (!impersonated) return owner;
  const session = owner.session && { ...owner.session, passwordConfirmedAt: null };
  return { ...(await createSessionActor(impersonated, session)), impersonator: { user: owner.user, until } };
}

async function findTokenActor(authorization: string, visitor: Visitor): Promise<Actor> {
  const [, token] = /^Bearer +([\w-]+)$/i.exec(authorization) ?? [];
  const owner = token ? await findTokenOwner(token, visitor) : null;
  if (!owner) return { ...(await createGuest()), badToken: true };
  const { account, roles, grants, abilities, tokenId } = owner;
  const { permissions: all } = await getEffectivePermissions(account, permissionsOf(roles, grants));
  if (!can({ permissions: all }, "api.access")) return { ...(await createGuest()), badToken: true };
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
const permissionsOf = (roles: RoleRow[], grants: Grant[]) =>
  mergeGrants([grants, ...roles.map(({ permissions }) => permissions)]);

/** Limits the owner's permissions to a token's abilities. Keeps `api.access` even if it is not among the abilities. */
function narrowGrants(grants: Grant[], abilities: string[]): Grant[] {
  const names = [...new Set(["api.access", ...abilities])] as Grant["name"][];
  const isAdmin = grants.some(({ name }) => name === "admin");
  if (isAdmin) return names.map((name) => ({ name, restrictions: [] }));
  return grants.filter(({ name }) => names.includes(name));
}

async function createGuest(): Promise<Guest> {
  return { id: null, permissions: await getGuestGrants(), session: null, token: null };
}
