/** The actions that the audit log records, each with the type of its target. */
export const AUDIT_ACTIONS = {
  "user.created": "user",
  "user.password_changed": "user",
  "user.email_changed": "user",
  "user.permissions_changed": "user",
  "user.banned": "user",
  "user.ban_lifted": "user",
  "user.sessions_ended": "user",
  "user.two_factor_reset": "user",
  "user.deleted": "user",
  "user.impersonation_started": "user",
  "user.impersonation_ended": "user",
  "role.permissions_changed": "role",
  "role.deleted": "role",
  "product.permissions_changed": "product",
  "product.deleted": "product",
  "site.suspended": "site",
  "site.suspension_lifted": "site",
  "subscription.created": "subscription",
  "subscription.extended": "subscription",
  "subscription.cancelled": "subscription",
  "subscription.resumed": "subscription",
  "subscription.plan_changed": "subscription",
  "subscription.refunded": "subscription",
  "settings.changed": "settings",
} as const;

export type AuditAction = keyof typeof AUDIT_ACTIONS;
