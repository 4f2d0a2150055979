/** How long an admin may act as another user before the session is the admin's own again. */
export const IMPERSONATION_MINUTES = 60;
