import "server-only";
import { findTokenOwner } from "@/lib/auth/access-tokens";
import { permittedNow } from "@/lib/auth/admin-two-factor";
import { findImpersonated } from "@/lib/auth/impersonated";
import { sessionTokenOf } from "@/lib/auth/session-cookie";
import { findSession, type Impersonation } from "@/lib/auth/sessions";
import { clientAddress } from "@/lib/http/client-address";
import { can, type Grant, mergeGrants } from "@/lib/permissions/permissions";
import { guestGrants } from "@/lib/roles/guest-role";

export type RoleRef = { id: number; key: string | null; name: string };

/** The columns of a user that every request knows. */
export type Account = {
  id: number;
  email: string;
  emailVerifiedAt: Date | null;
  firstName: string;
  lastName: string;
  avatar: string | null;
  language: string | null;
  country: string | null;
  timezone: string | null;
  twoFactorConfirmedAt: Date | null;
  unreadNotifications: number;
  hasPassword: boolean;
  /** One of the accounts of a demo site, which everybody shares. */
  isDemo: boolean;
  createdAt: Date;
};

export type SessionRef = { id: number; remember: boolean; passwordConfirmedAt: Date | null };

/** Somebody signed in: by a session's cookie (`session`) or as a program with a bearer token (`token`). */
export type UserActor = {
  id: number;
  user: Account;
  roles: RoleRef[];
  permissions: Grant[];
  /** An admin who has to set up two factor authentication before the permissions beyond a member's count. */
  restricted?: true;
  session: SessionRef | null;
  token: { id: number } | null;
  /** The admin who acts as this user, and whose session it is. */
  impersonator?: { user: Account; until: Date };
  /** Where the call came from. */
  ip?: string;
  badToken?: never;
};

/** Nobody signed in, with the permissions of the guest role. `badToken`: a bearer token was sent and is worth nothing. */
export type Guest = { id: null; permissions: Grant[]; session: null; token: null; badToken?: boolean };

export type Actor = UserActor | Guest;

/** Who sends this request. A request with an `Authorization` header never has its cookie read. */
export async function actorFrom(request: Request): Promise<Actor> {
  const authorization = request.headers.get("authorization");
  const bearer = authorization === null ? null : await tokenActor(authorization, request);
  const actor = bearer ?? (await actorOf(sessionTokenOf(request), request));
  return actor.id === null ? actor : { ...actor, ip: clientAddress(request) };
}

/** The same from a session cookie's value; `from`, whoever sent it, is noted with the session. */
export async function actorOf(sessionToken: string | null, from?: Pick<Request, "headers">): Promise<Actor> {
  const found = sessionToken ? await findSession(sessionToken, from) : null;
  if (!found) return guest();
  const owner = await sessionActor(found, found.session);
  return found.impersonation ? impersonating(owner, found.impersonation) : owner;
}

type Found = { account: Account; roles: RoleRow[]; grants: Grant[] };

async function sessionActor({ account, roles, grants }: Found, session: SessionRef | null): Promise<UserActor> {
  return {
    id: account.id,
    user: account,
    roles: roles.map(roleRef),
    ...(await permittedNow(account, permissionsOf(roles, grants))),
    session,
    token: null,
  };
}

/**
 * The user whom the owner of a session acts as. The owner again when that user is gone or banned, or when it would not be
 * allowed to begin now. The owner's confirmed password opens nothing of the user's.
 */
async function impersonating(owner: UserActor, { userId, until }: Impersonation): Promise<UserActor> {
  const found = await findImpersonated(owner, userId);
  if (!found) return owner;
  const session = owner.session && { ...owner.session, passwordConfirmedAt: null };
  return { ...(await sessionActor(found, session)), impersonator: { user: owner.user, until } };
}

async function tokenActor(authorization: string, from: Request): Promise<Actor> {
  const [, token] = /^Bearer +([\w-]+)$/i.exec(authorization) ?? [];
  const found = token ? await findTokenOwner(token, from) : null;
  if (!found) return { ...(await guest()), badToken: true };
  const { account, roles, grants, abilities, tokenId } = found;
  const { permissions: all } = await permittedNow(account, permissionsOf(roles, grants));
  if (!can({ permissions: all }, "api.access")) return { ...(await guest()), badToken: true };
  const permissions = abilities.length ? narrow(all, abilities) : all;
  return {
    id: account.id,
    user: account,
    roles: roles.map(roleRef),
    permissions,
    session: null,
    token: { id: tokenId },
  };
}

export type RoleRow = RoleRef & { default: boolean; permissions: Grant[] };

const roleRef = ({ id, key, name }: RoleRow): RoleRef => ({ id, key, name });
const permissionsOf = (roles: RoleRow[], own: Grant[]) =>
  mergeGrants([own, ...roles.map(({ permissions }) => permissions)]);

/** A token's abilities choose among what its owner may do, and never add to it. That it is one of the API needs no ability. */
function narrow(grants: Grant[], abilities: string[]): Grant[] {
  const chosen = [...new Set(["api.access", ...abilities])] as Grant["name"][];
  const isAdmin = grants.some(({ name }) => name === "admin");
  if (isAdmin) return chosen.map((name) => ({ name, restrictions: [] }));
  return grants.filter(({ name }) => chosen.includes(name));
}

async function guest(): Promise<Guest> {
  return { id: null, permissions: await guestGrants(), session: null, token: null };
}

export const isAdmin = (actor: Actor) => actor.permissions.some(({ name }) => name === "admin");
