/** The events that a user's security log records. */
export const SECURITY_EVENTS = [
  "login",
  "login_failed",
  "two_factor_failed",
  "confirmation_failed",
  "sessions_ended",
  "password_changed",
  "password_reset",
  "email_changed",
  "email_restored",
  "two_factor_enabled",
  "two_factor_disabled",
  "recovery_codes_created",
  "recovery_code_used",
  "service_connected",
  "service_disconnected",
  "token_created",
  "token_deleted",
] as const;

export type SecurityEventType = (typeof SECURITY_EVENTS)[number];

/** Failed attempts. An attacker can repeat them often, so only the newest of each type are kept, across all users. */
export const FAILURE_EVENTS = [
  "login_failed",
  "two_factor_failed",
  "confirmation_failed",
] as const satisfies SecurityEventType[];

/** What an event is about, and whether an admin caused it. */
export type SecurityEventDetails = { service?: string; token?: string; by_admin?: true };
