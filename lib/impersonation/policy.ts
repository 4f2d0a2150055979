/** How long an admin may act as another user before the impersonation ends. */
export const IMPERSONATION_MINUTES = 60;
