/** Auth calls take small bodies only. */
export const AUTH_BODY_BYTES = 16 * 1024;
