/** How long a confirmed password allows sensitive actions. */
export const PASSWORD_CONFIRMATION_SECONDS = 9000;

/** How long a mailed code works. */
export const MAILED_CODE_SECONDS = 600;
