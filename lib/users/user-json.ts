import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { displayName } from "@/lib/actor/display-name";
import { avatarUrl } from "@/lib/users/avatar-url";
import type { UserJson } from "@/lib/users/schema";

const impersonatorJson = ({ user, until }: NonNullable<UserActor["impersonator"]>) => ({
  id: user.id,
  display_name: displayName(user),
  until: until.toISOString(),
});

/** The logged-in user, for bootstrap data and member pages. */
export function ownUserJson({ user, roles, permissions, impersonator }: UserActor): UserJson {
  return {
    id: user.id,
    first_name: user.firstName,
    last_name: user.lastName,
    display_name: displayName(user),
    avatar: avatarUrl(user.avatar),
    email: user.email,
    email_verified_at: user.emailVerifiedAt?.toISOString() ?? null,
    language: user.language,
    country: user.country,
    timezone: user.timezone,
    two_factor_confirmed_at: user.twoFactorConfirmedAt?.toISOString() ?? null,
    unread_notifications_count: user.unreadNotifications,
    has_password: user.hasPassword,
    must_review_access: user.mustReviewAccess,
    content_use: user.contentUse,
    roles: roles.map(({ id, name }) => ({ id, name })),
    permissions,
    subscriptions: user.subscriptions.map(({ id, valid, ended, productId, priceId }) => ({
      id,
      valid,
      ended,
      product_id: productId,
      price_id: priceId,
    })),
    created_at: user.createdAt.toISOString(),
    ...(impersonator && { impersonated_by: impersonatorJson(impersonator) }),
  };
}
