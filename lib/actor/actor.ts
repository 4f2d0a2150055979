import type { Grant } from "@/lib/permissions/permissions";

export type RoleRef = { id: number; key: string | null; name: string };

export type RoleRow = RoleRef & { default: boolean; permissions: Grant[] };

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

export const isAdmin = (actor: Actor) => actor.permissions.some(({ name }) => name === "admin");
