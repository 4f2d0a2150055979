/** How long a confirmed password opens the sensitive actions. */
export const PASSWORD_CONFIRMATION_SECONDS = 9000;

/** How long a code from a mail works. */
export const MAILED_CODE_SECONDS = 600;
