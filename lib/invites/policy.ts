/** How long an invite can be accepted. */
export const INVITE_DAYS = 14;

/** The maximum number of invites in one call. */
export const INVITES_MAX = 20;
