import type { Origin } from "@/lib/origins/origin";
import type { Grant } from "@/lib/permissions/permissions";

export type RoleRef = { id: number; key: string | null; name: string };

export type RoleRow = RoleRef & { default: boolean; permissions: Grant[] };

/** A subscription that has not ended, or still grants its plan. */
export type SubscriptionRef = { id: number; productId: number; priceId: number; valid: boolean; ended: boolean };

/** What every request loads about its user. */
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
  /** An account of a public demo, which many people share. */
  isDemo: boolean;
  /** True after a password reset, until the user has reviewed what gives access to the account besides the password. */
  mustReviewAccess: boolean;
  /** How many rows count towards the user's limits. */
  contentUse: { projects: number; sites: number; domains: number; workspaces: number };
  subscriptions: SubscriptionRef[];
  createdAt: Date;
};

export type SessionRef = { id: number; remember: boolean; passwordConfirmedAt: Date | null };

/** A user who is logged in by a session cookie (`session`) or a bearer token (`token`). */
export type UserActor = {
  id: number;
  user: Account;
  roles: RoleRef[];
  permissions: Grant[];
  /**
   * True for an admin who must set up two-factor authentication first. Until then, only a member's permissions apply.
   */
  restricted?: true;
  session: SessionRef | null;
  token: { id: number } | null;
  /** The admin who acts as this user. The session belongs to the admin. */
  impersonator?: { user: Account; until: Date };
  origin?: Origin;
  badToken?: never;
};

/** A guest, with the permissions of the guest role. `badToken`: the request had an invalid bearer token. */
export type Guest = { id: null; permissions: Grant[]; session: null; token: null; badToken?: boolean };

export type Actor = UserActor | Guest;

export const isAdmin = (actor: Actor) => actor.permissions.some(({ name }) => name === "admin");
