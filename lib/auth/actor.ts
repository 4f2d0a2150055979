import "server-only";
import { findTokenOwner } from "@/lib/auth/access-tokens";
import { sessionTokenOf } from "@/lib/auth/session-cookie";
import { findSession } from "@/lib/auth/sessions";
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
  createdAt: Date;
};

export type SessionRef = { id: number; remember: boolean; passwordConfirmedAt: Date | null };

/** Somebody signed in: by a session's cookie (`session`) or as a program with a bearer token (`token`). */
export type UserActor = {
  id: number;
  user: Account;
  roles: RoleRef[];
  permissions: Grant[];
  session: SessionRef | null;
  token: { id: number } | null;
  badToken?: never;
};

/** Nobody signed in, with the permissions of the guest role. `badToken`: a bearer token was sent and is worth nothing. */
export type Guest = { id: null; permissions: Grant[]; session: null; token: null; badToken?: boolean };

export type Actor = UserActor | Guest;

/** Who sends this request. A request with an `Authorization` header never has its cookie read. */
export async function actorFrom(request: Request): Promise<Actor> {
  const authorization = request.headers.get("authorization");
  if (authorization !== null) return tokenActor(authorization);
  return actorOf(sessionTokenOf(request));
}

/** The same from a session cookie's value. */
export async function actorOf(sessionToken: string | null): Promise<Actor> {
  const found = sessionToken ? await findSession(sessionToken) : null;
  if (!found) return guest();
  const { account, roles, grants, session } = found;
  return {
    id: account.id,
    user: account,
    roles: roles.map(roleRef),
    permissions: permissionsOf(roles, grants),
    session,
    token: null,
  };
}

async function tokenActor(authorization: string): Promise<Actor> {
  const [, token] = /^Bearer +([\w-]+)$/i.exec(authorization) ?? [];
  const found = token ? await findTokenOwner(token) : null;
  if (!found) return { ...(await guest()), badToken: true };
  const { account, roles, grants, abilities, tokenId } = found;
  const all = permissionsOf(roles, grants);
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

export type RoleRow = RoleRef & { permissions: Grant[] };

const roleRef = ({ id, key, name }: RoleRow): RoleRef => ({ id, key, name });
const permissionsOf = (roles: RoleRow[], own: Grant[]) =>
  mergeGrants([own, ...roles.map(({ permissions }) => permissions)]);

/** A token's abilities choose among what its owner may do, and never add to it. */
function narrow(grants: Grant[], abilities: string[]): Grant[] {
  const isAdmin = grants.some(({ name }) => name === "admin");
  if (isAdmin) return abilities.map((name) => ({ name: name as Grant["name"], restrictions: [] }));
  return grants.filter(({ name }) => abilities.includes(name));
}

async function guest(): Promise<Guest> {
  return { id: null, permissions: await guestGrants(), session: null, token: null };
}

export const isAdmin = (actor: Actor) => actor.permissions.some(({ name }) => name === "admin");
